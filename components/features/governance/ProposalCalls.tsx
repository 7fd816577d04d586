import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/Notice';
import { Skeleton } from '@/components/ui/Skeleton';
import { isFinal, type Proposal, type ProposalState } from '@/lib/features/governance/proposal';
import type { CallOutcomes } from '@/lib/features/governance/useCallOutcomes';
import type { ProposalCallsResult } from '@/lib/features/governance/useProposalCalls';
import { CallCard } from './CallCard';
import * as callStyles from './CallCard.css';
import * as styles from './GovernanceScreen.css';
import * as screen from './ProposalScreen.css';

type Props = { proposal: Proposal; result: ProposalCallsResult; outcomes: CallOutcomes };

/** The calls that a proposal makes once it is executed, and what each would do now. */
export function ProposalCalls({ proposal, result, outcomes }: Props) {
  const t = useTranslations('proposal.calls');
  const calls = result.status === 'known' ? result.calls : undefined;
  return (
    <section className={screen.text} aria-labelledby="calls">
      <h2 id="calls" className={styles.heading}>
        {t('title')}
      </h2>
      <p className={styles.quiet}>{t(introOf(proposal.state))}</p>
      {result.status === 'loading' && (
        <p className={styles.card}>
          <Skeleton characters={18} />
        </p>
      )}
      {result.status === 'failed' && <Notice tone="warning">{t('missing')}</Notice>}
      {calls && (
        <ol className={callStyles.list}>
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

function introOf(state: ProposalState) {
  if (state === 'executed') return 'introExecuted';
  return isFinal(state) ? 'introNever' : 'intro';
}
