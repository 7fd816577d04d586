import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/Notice';
import { Skeleton } from '@/components/ui/Skeleton';
import type { Proposal } from '@/lib/governance/proposal';
import { useCallOutcomes } from '@/lib/governance/useCallOutcomes';
import type { ProposalCallsResult } from '@/lib/governance/useProposalCalls';
import { CallCard } from './CallCard';
import * as styles from './GovernanceScreen.css';

type Props = { proposal: Proposal; result: ProposalCallsResult };

/** The calls that a proposal makes once it is executed, and what each would do now. */
export function ProposalCalls({ proposal, result }: Props) {
  const t = useTranslations('proposal.calls');
  const calls = result.status === 'known' ? result.calls : undefined;
  const outcomes = useCallOutcomes(proposal, calls);
  return (
    <section className={styles.card} aria-labelledby="calls">
      <h2 id="calls" className={styles.heading}>
        {t('title')}
      </h2>
      <p className={styles.quiet}>{t('intro')}</p>
      {result.status === 'loading' && <Skeleton characters={18} />}
      {result.status === 'failed' && <Notice tone="warning">{t('missing')}</Notice>}
      {calls && (
        <ol className={styles.list}>
          {calls.map((call, index) => (
            <CallCard
              // biome-ignore lint/suspicious/noArrayIndexKey: the calls never change, and two may be equal.
              key={index}
              number={index + 1}
              call={call}
              outcome={outcomes.status === 'simulated' ? outcomes.outcomes[index] : undefined}
              isSimulated={outcomes.status !== 'final'}
            />
          ))}
        </ol>
      )}
    </section>
  );
}
