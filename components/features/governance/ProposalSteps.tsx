import { Check, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { announcement } from '@/components/ui/announcement.css';
import type { Proposal } from '@/lib/features/governance/proposal';
import { proposalSteps, type StepMark } from '@/lib/features/governance/proposalSteps';
import * as screen from './GovernanceScreen.css';
import * as styles from './ProposalSteps.css';

const ICON_SIZE = 16;

/** How far a proposal has come, as one line of steps; nothing if its state is unknown. */
export function ProposalSteps({ proposal }: { proposal: Proposal }) {
  const t = useTranslations('proposal.steps');
  const steps = proposalSteps(proposal);
  if (steps.length === 0) return null;
  return (
    <section className={screen.card} aria-label={t('title')}>
      <ol className={styles.line}>
        {steps.map(({ step, mark }) => (
          <li
            key={step}
            className={styles.marks[mark]}
            aria-current={mark === 'now' ? 'step' : undefined}
          >
            <MarkIcon mark={mark} />
            {t(step)} <span className={announcement}>{t(`marks.${mark}`)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function MarkIcon({ mark }: { mark: StepMark }) {
  if (mark === 'done') return <Check className={styles.icon} size={ICON_SIZE} aria-hidden="true" />;
  if (mark === 'failed') return <X className={styles.icon} size={ICON_SIZE} aria-hidden="true" />;
  return <span className={styles.dot} aria-hidden="true" />;
}
