import type { Address } from 'viem';
import { AVALANCHE } from '@/lib/base/networks/network';
import type { ReadState } from '@/lib/chain/reads/readState';
import { useChainReads } from '@/lib/chain/reads/useChainReads';
import { useLatestReceiptBlock } from '@/lib/transactions/history/useLatestReceiptBlock';
import { castVoteRead, currentVotesRead, priorVotesRead } from './governorReads';
import type { Proposal } from './proposal';
import type { Voter } from './voteGate';

/**
 * What decides whether an account can vote on a proposal, in one block with the proposal itself.
 * A figure of an earlier block counts as unknown: a vote with other votes can't be repeated.
 */
export function useVoter(
  account: Address | undefined,
  proposal: Proposal,
): Omit<Voter, 'isLocked'> {
  const { id, startBlock } = proposal;
  const [current, castVote, snapshot] = useChainReads(
    AVALANCHE,
    [
      account && currentVotesRead(account),
      account && castVoteRead(id, account),
      account && startBlock > 0n ? priorVotesRead(account, startBlock) : undefined,
    ],
    {
      needsSameBlock: true,
      sinceBlock: useLatestReceiptBlock(AVALANCHE, account),
    },
  );
  const recorded = upToDateResult(castVote);
  return {
    currentVotes: upToDateResult(current),
    snapshotVotes: upToDateResult(snapshot),
    castVote: recorded && {
      hasVoted: recorded.hasVoted,
      isFor: recorded.support,
      votes: recorded.votes,
    },
  };
}

/** The result of a read that is as new as it should be. */
function upToDateResult<T>(state: ReadState<T>): T | undefined {
  return state.status === 'success' ? state.result : undefined;
}
