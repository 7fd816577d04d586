import { useLocale, useTranslations } from 'next-intl';
import type { Address } from 'viem';
import { useStaleText } from '@/components/frame/layout/useStaleText';
import { ConnectAction } from '@/components/parts/wallet/ConnectAction';
import { PendingTransactions } from '@/components/transactions/history/PendingTransactions';
import { LoadingReview } from '@/components/transactions/session/LoadingReview';
import { EndedReview, OpenReview } from '@/components/transactions/session/ReviewSession';
import { useReviewSession } from '@/components/transactions/session/useReviewSession';
import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { lazyComponent } from '@/components/ui/lazyComponent';
import { MissingAction } from '@/components/ui/MissingAction';
import { Notice } from '@/components/ui/Notice';
import { Skeleton } from '@/components/ui/Skeleton';
import { stableKey } from '@/lib/base/json/stableKey';
import { useChainTime } from '@/lib/chain/reads/useChainTime';
import type { VoteTerms } from '@/lib/features/governance/governanceIntents';
import { GOVERNANCE_CHAIN_ID } from '@/lib/features/governance/governorReads';
import type { Proposal, ProposalState } from '@/lib/features/governance/proposal';
import type { CallOutcomes } from '@/lib/features/governance/useCallOutcomes';
import { useVoter } from '@/lib/features/governance/useVoter';
import { isLocked, useVotes } from '@/lib/features/governance/useVotes';
import { type VoteGate, voteGate } from '@/lib/features/governance/voteGate';
import { useAddress } from '@/lib/holdings/wallet/useAddress';
import { hrefOf } from '@/lib/site/navigation/routes';
import { useHeldPanel } from '@/lib/site/overlays/useHeldPanel';
import { useFormStatus } from '@/lib/transactions/forms/useFormStatus';
import { useWaiting } from '@/lib/transactions/submit/useWaiting';
import { FailingCall } from './FailingCall';
import * as screen from './GovernanceScreen.css';
import { LockedHint } from './LockedHint';
import * as styles from './ProposalVote.css';
import { voteText } from './VoteCount';

const VoteReviewDialog = lazyComponent(
  () => import('./VoteReviewDialog'),
  'VoteReviewDialog',
  LoadingReview,
);

const WAITS = ['voteFor', 'voteAgainst'] as const;

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
    <section className={screen.card} aria-labelledby="own-vote">
      <h2 id="own-vote" className={screen.heading}>
        {t('vote.title')}
      </h2>
      {account ? (
        <OwnVote key={account} {...{ account, proposal, title, outcomes }} />
      ) : (
        <>
          <p className={screen.quiet}>{t('vote.connect')}</p>
          <ConnectAction />
        </>
      )}
    </section>
  );
}

function OwnVote({ account, proposal, title, outcomes }: Props & { account: Address }) {
  const voter = useVoter(account, proposal);
  const now = useChainTime(GOVERNANCE_CHAIN_ID);
  const isPngLocked = isLocked(useVotes(account));
  const gate = voteGate(proposal, { ...voter, isLocked: isPngLocked }, now);
  const isLockedBefore = isPngLocked && isStillToCome(proposal);
  const form = [String(proposal.id)];
  const owner = { chainId: GOVERNANCE_CHAIN_ID, account } as const;
  const sending = useFormStatus('vote', owner, stableKey(form));
  const session = useReviewSession<VoteTerms>({ chainId: GOVERNANCE_CHAIN_ID, form, sending });
  useHeldPanel('vote', session.open !== undefined, () => session.close('dismissed'));
  return (
    <>
      <GateText gate={gate} proposal={proposal} />
      {gate.type === 'open' && (
        <>
          <FailingCall outcomes={outcomes} />
          <VoteButtons
            id={proposal.id}
            onVote={(isFor) =>
              session.start({ account, id: proposal.id, isFor, votes: gate.votes })
            }
          />
        </>
      )}
      {gate.type === 'locked' && <LockedHint locked={gate} />}
      {isLockedBefore && <LockedHint locked={undefined} />}
      <EndedReview session={session} />
      <PendingTransactions types={WAITS} />
      <OpenReview session={session}>
        {(open) => <VoteReviewDialog open={open} gate={gate} title={title} />}
      </OpenReview>
    </>
  );
}

type GateTextProps = { gate: VoteGate; proposal: Proposal };

type ButtonsProps = { id: bigint; onVote: (isFor: boolean) => void };

/** None while a vote on the proposal is pending: the other one would fail. */
function VoteButtons({ id, onVote }: ButtonsProps) {
  const t = useTranslations('proposal.vote');
  const staleText = useStaleText(GOVERNANCE_CHAIN_ID);
  const isPending = useIsVotePending(id);
  if (staleText) return <MissingAction>{staleText}</MissingAction>;
  if (isPending) return <MissingAction>{t('pending')}</MissingAction>;
  return (
    <div className={styles.buttons}>
      {[true, false].map((isFor) => (
        <Button
          key={String(isFor)}
          variant={isFor ? 'primary' : 'secondary'}
          onClick={() => onVote(isFor)}
        >
          {t(isFor ? 'for' : 'against')}
        </Button>
      ))}
    </div>
  );
}

function useIsVotePending(id: bigint): boolean {
  const { request, sent, unanswered } = useWaiting(WAITS);
  return [
    request,
    ...sent.map(({ summary }) => summary),
    ...unanswered.map(({ summary }) => summary),
  ].some(
    (summary) =>
      (summary?.type === 'voteFor' || summary?.type === 'voteAgainst') &&
      summary.proposal === String(id),
  );
}

/** The text of a vote that can't be cast now. */
const CLOSED_TEXTS: Readonly<Partial<Record<ProposalState, 'notStarted' | 'notOpen'>>> = {
  pending: 'notStarted',
  active: 'notOpen',
  undetermined: 'notOpen',
};

/** Says what the gate means for the account. */
function GateText({ gate, proposal }: GateTextProps) {
  const t = useTranslations('proposal.vote');
  const locale = useLocale();
  const block = proposal.startBlock.toLocaleString(locale);
  switch (gate.type) {
    case 'loading':
      return (
        <p role="status" aria-label={t('loading')}>
          <Skeleton characters={18} />
        </p>
      );
    case 'closed':
      return <p className={screen.quiet}>{t(CLOSED_TEXTS[proposal.state] ?? 'ended')}</p>;
    case 'voted': {
      const votes = voteText(gate.receipt.votes, locale);
      return (
        <Notice tone="plain">
          {t(gate.receipt.isFor ? 'votedFor' : 'votedAgainst', { votes })}
        </Notice>
      );
    }
    case 'open': {
      const votes = voteText(gate.votes, locale);
      return (
        <p className={screen.quiet}>
          {gate.isBeforeSnapshot
            ? t('weightNow', { votes })
            : t('weightSnapshot', { votes, block })}
        </p>
      );
    }
    case 'noVotes':
      return (
        <>
          <Notice tone="plain">{t('none')}</Notice>
          <ButtonLink variant="secondary" href={hrefOf({ name: 'proposals' })}>
            {t('delegate')}
          </ButtonLink>
        </>
      );
    case 'noWeight':
      return <Notice tone="plain">{t('noWeight', { block })}</Notice>;
    case 'locked':
      return null;
  }
}

/** Whether the vote has not started, so that votes that are delegated now count. */
function isStillToCome({ state, startBlock }: Proposal): boolean {
  return state === 'pending' && startBlock === 0n;
}
