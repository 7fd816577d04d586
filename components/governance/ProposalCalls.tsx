import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/Notice';
import { Skeleton } from '@/components/ui/Skeleton';
import type { Proposal } from '@/lib/governance/proposal';
import { useActionOutcomes } from '@/lib/governance/useActionOutcomes';
import type { ActionsResult } from '@/lib/governance/useActions';
import { CallCard } from './CallCard';
import * as styles from './GovernanceScreen.css';

type Props = { proposal: Proposal; actions: ActionsResult };

/** The calls that a proposal makes once it is executed, and what each would do now. */
export function ProposalCalls({ proposal, actions }: Props) {
  const t = useTranslations('proposal.calls');
  const calls = actions.status === 'known' ? actions.actions : undefined;
  const outcomes = useActionOutcomes(proposal, calls);
  return (
    <section className={styles.card} aria-labelledby="calls">
      <h2 id="calls" className={styles.heading}>
        {t('title')}
      </h2>
      <p className={styles.quiet}>{t('intro')}</p>
      {actions.status === 'loading' && <Skeleton characters={18} />}
      {actions.status === 'failed' && <Notice tone="warning">{t('missing')}</Notice>}
      {calls && (
        <ol className={styles.list}>
          {calls.map((call, index) => (
            <CallCard
              // biome-ignore lint/suspicious/noArrayIndexKey: the calls never change, and two may be equal.
              key={index}
              number={index + 1}
              call={call}
              outcome={outcomes.status === 'simulated' ? outcomes.outcomes[index] : undefined}
              isSimulated={outcomes.status !== 'settled'}
            />
          ))}
        </ol>
      )}
    </section>
  );
}
