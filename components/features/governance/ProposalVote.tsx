import { useLocale, useTranslations } from 'next-intl';
import type { Address } from 'viem';
import { ConnectAction } from '@/components/parts/wallet/ConnectAction';
import { PendingTransactions } from '@/components/transactions/history/PendingTransactions';
import { EndedReview } from '@/components/transactions/session/EndedReview';
import { LoadingReview } from '@/components/transactions/session/LoadingReview';
import { OpenReviewDialog } from '@/components/transactions/session/OpenReviewDialog';
import { useReviewSession } from '@/components/transactions/session/useReviewSession';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { lazyComponent } from '@/components/ui/lazyComponent';
import { stableKey } from '@/lib/base/json/stableKey';
import { AVALANCHE } from '@/lib/base/networks/network';
import { useChainTime } from '@/lib/chain/reads/useChainTime';
import type { VoteTerms } from '@/lib/features/governance/governanceTerms';
import type { Proposal } from '@/lib/features/governance/proposal';
import { proposalMoments } from '@/lib/features/governance/proposalTimes';
import type { CallOutcomes } from '@/lib/features/governance/useCallOutcomes';
import { useVoter } from '@/lib/features/governance/useVoter';
import { isLocked, useVotes } from '@/lib/features/governance/useVotes';
import { type VoteGate, voteGate } from '@/lib/features/governance/voteGate';
import { useAddress } from '@/lib/holdings/wallet/useAddress';
import { hrefOf } from '@/lib/site/navigation/routes';
import { useHeldPanel } from '@/lib/site/overlays/useHeldPanel';
import { useFormStatus } from '@/lib/transactions/forms/useFormStatus';
import { FailingCall } from './FailingCall';
import * as screen from './GovernanceScreen.css';
import { VOTE_TYPES, VoteChoice } from './VoteChoice';
import { voteText } from './VoteCount';
import { VoteGateText } from './VoteGateText';

const VoteReviewDialog = lazyComponent(
  () => import('./VoteReviewDialog'),
  'VoteReviewDialog',
  LoadingReview,
);

type Props = {
  proposal: Proposal;
  /** Undefined while it is searched for. */
  title: string | undefined;
  outcomes: CallOutcomes;
};

/** What an account can do with a proposal: vote, or why not. */
export function ProposalVote({ proposal, title, outcomes }: Props) {
  const t = useTranslations('proposal');
  const account = useAddress();
  if (account === undefined && proposal.state !== 'active') return null;
  return (
    <section className={screen.nextPart} aria-labelledby="own-vote">
      <h2 id="own-vote" className={screen.subheading}>
        {t('vote.title')}
      </h2>
      {account ? (
        <OwnVote key={account} {...{ account, proposal, title, outcomes }} />
      ) : (
        <ConnectAction />
      )}
    </section>
  );
}

function OwnVote({ account, proposal, title, outcomes }: Props & { account: Address }) {
  const voter = useVoter(account, proposal);
  const now = useChainTime(AVALANCHE, { moments: proposalMoments(proposal) });
  const isPngLocked = isLocked(useVotes(account));
  const gate = voteGate(proposal, { ...voter, isLocked: isPngLocked }, now);
  const isLockedBefore = isPngLocked && isStillToCome(proposal);
  const form = [String(proposal.id)];
  const owner = { chainId: AVALANCHE, account } as const;
  const formStatus = useFormStatus('vote', owner, stableKey(form));
  const session = useReviewSession<VoteTerms>({ chainId: AVALANCHE, form, formStatus });
  useHeldPanel('vote', session.openReview !== undefined, () => session.close('closed'));
  return (
    <>
      <VoteGateText gate={gate} proposal={proposal} />
      {gate.type === 'open' && <FailingCall outcomes={outcomes} />}
      {gate.type === 'open' && (
        <VoteChoice
          id={proposal.id}
          onReview={(isFor) =>
            session.start({ account, id: proposal.id, isFor, votes: gate.votes })
          }
        />
      )}
      {gate.type === 'locked' && <LockedHint locked={gate} />}
      {isLockedBefore && <LockedHint locked={undefined} />}
      <EndedReview session={session} />
      <PendingTransactions types={VOTE_TYPES} />
      <OpenReviewDialog session={session}>
        {(openReview) => <VoteReviewDialog openReview={openReview} gate={gate} title={title} />}
      </OpenReviewDialog>
    </>
  );
}

/** Whether the vote has not started, so that votes that are delegated now count. */
function isStillToCome({ state, startBlock }: Proposal): boolean {
  return state === 'pending' && startBlock === 0n;
}

type LockedHintProps = {
  /** Undefined while voting has not started. */
  locked: Extract<VoteGate, { readonly type: 'locked' }> | undefined;
};

/**
 * In place of the vote buttons: the account's own PNG has no delegate, and how to unlock voting.
 */
function LockedHint({ locked }: LockedHintProps) {
  const t = useTranslations('proposal.locked');
  const governance = useTranslations('governance.votes');
  const locale = useLocale();
  const received = () => {
    if (locked === undefined || locked.isBeforeSnapshot)
      return locked && locked.votes > 0n
        ? t('receivedNow', { votes: voteText(locked.votes, locale) })
        : t('none');
    if (locked.votes === 0n) return t('noVotesAtSnapshot');
    return t('receivedThen', { votes: voteText(locked.votes, locale) });
  };
  return (
    <>
      <p className={screen.quiet}>{t('text')}</p>
      <p className={screen.quiet}>{received()}</p>
      <ButtonLink variant="primary" href={hrefOf({ name: 'proposals' })}>
        {governance('unlock')}
      </ButtonLink>
    </>
  );
}
