import { useTranslations } from 'next-intl';
import { FiguresAge } from '@/components/frame/layout/FiguresAge';
import { PageTitle } from '@/components/frame/layout/PageTitle';
import { pageTitle } from '@/components/ui/page.css';
import { Skeleton } from '@/components/ui/Skeleton';
import { GOVERNANCE_CHAIN_ID } from '@/lib/features/governance/governorReads';
import type { Proposal } from '@/lib/features/governance/proposal';
import { useCallOutcomes } from '@/lib/features/governance/useCallOutcomes';
import { useCreations } from '@/lib/features/governance/useCreations';
import { useProposalCalls } from '@/lib/features/governance/useProposalCalls';
import * as styles from './GovernanceScreen.css';
import { ProposalCalls } from './ProposalCalls';
import { ProposalOrigin } from './ProposalOrigin';
import { ProposalOverview } from './ProposalOverview';
import { ProposalStep } from './ProposalStep';
import { ProposalTimes } from './ProposalTimes';
import { ProposalVote } from './ProposalVote';
import { StateBadge } from './StateBadge';
import { useProposalTitle } from './useProposalTitle';
import { VoteBars } from './VoteBars';

const TITLE_CHARACTERS = 12;

/** A proposal: its state, votes, what an account can do with it, its calls and its text. */
export function ProposalView({ proposal }: { proposal: Proposal }) {
  const t = useTranslations('governance');
  const [creation = { status: 'loading' as const }] = useCreations([proposal]);
  const calls = useProposalCalls(proposal.id, creation);
  const outcomes = useCallOutcomes(proposal, calls.status === 'known' ? calls.calls : undefined);
  const title = useProposalTitle(creation);
  return (
    <>
      <PageTitle screen={title ?? t('number', { id: String(proposal.id) })} />
      <header className={styles.head}>
        <div className={styles.stateLine}>
          <StateBadge state={proposal.state} />
          <span className={styles.quiet}>{t('number', { id: String(proposal.id) })}</span>
        </div>
        <h1 className={pageTitle}>{title ?? <Skeleton characters={TITLE_CHARACTERS} />}</h1>
      </header>
      <FiguresAge chainId={GOVERNANCE_CHAIN_ID} />
      <ProposalTimes proposal={proposal} />
      <VoteBars proposal={proposal} />
      <ProposalVote proposal={proposal} title={title} outcomes={outcomes} />
      <ProposalStep proposal={proposal} title={title} calls={calls} outcomes={outcomes} />
      <ProposalOverview creation={creation} />
      <ProposalCalls proposal={proposal} result={calls} outcomes={outcomes} />
      <ProposalOrigin proposal={proposal} creation={creation} />
    </>
  );
}
