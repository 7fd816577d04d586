import { Check, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { announcement } from '@/components/ui/announcement.css';
import type { Proposal } from '@/lib/features/governance/proposal';
import { proposalStages, type StageMark } from '@/lib/features/governance/proposalStages';
import * as screen from './GovernanceScreen.css';
import * as styles from './ProposalStages.css';

const ICON_SIZE = 16;

/** How far a proposal has come, as one line of stages; nothing if its state is unknown. */
export function ProposalStages({ proposal }: { proposal: Proposal }) {
  const t = useTranslations('proposal.stages');
  const stages = proposalStages(proposal);
  if (stages.length === 0) return null;
  return (
    <section className={screen.card} aria-label={t('title')}>
      <ol className={styles.line}>
        {stages.map(({ stage, mark }) => (
          <li
            key={stage}
            className={styles.marks[mark]}
            aria-current={mark === 'now' ? 'step' : undefined}
          >
            <MarkIcon mark={mark} />
            {t(stage)} <span className={announcement}>{t(`marks.${mark}`)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function MarkIcon({ mark }: { mark: StageMark }) {
  if (mark === 'done') return <Check className={styles.icon} size={ICON_SIZE} aria-hidden="true" />;
  if (mark === 'failed') return <X className={styles.icon} size={ICON_SIZE} aria-hidden="true" />;
  return <span className={styles.dot} aria-hidden="true" />;
}
