import type { Proposal } from './proposal';
import { isVotingOpen } from './proposalTimes';

/** What is known of the voter. Votes are in 10^-18 PNG; each is undefined while unknown. */
export type Voter = {
  readonly currentVotes: bigint | undefined;
  /** The votes at the proposal's snapshot; not needed before there is one. */
  readonly snapshotVotes: bigint | undefined;
  readonly castVote: CastVote | undefined;
  /** Whether its own PNG has no delegate. */
  readonly isLocked: boolean | undefined;
};

/** What the governor records of an account's vote. */
type CastVote = {
  readonly hasVoted: boolean;
  readonly isFor: boolean;
  readonly votes: bigint;
};

type CountedVotes = { readonly votes: bigint; readonly isBeforeSnapshot: boolean };

/**
 * What an account can do with a proposal.
 *
 * - `closed`: votes can't be cast now.
 * - `loading`: not everything that decides it is known yet.
 * - `voted`: the account has voted, which can't be changed.
 * - `locked`: its own PNG has no delegate, so it has to unlock voting first. `votes` count then.
 * - `open`: the account can vote with `votes`. Before the snapshot they are the current ones.
 * - `noVotes`: nobody has voted, so votes that are delegated now still count; the account has none.
 * - `noVotesAtSnapshot`: the snapshot is past, and the account had no votes then.
 */
export type VoteGate =
  | { readonly type: 'closed' | 'loading' | 'noVotes' | 'noVotesAtSnapshot' }
  | { readonly type: 'voted'; readonly castVote: CastVote }
  | ({ readonly type: 'open' } & CountedVotes)
  | ({ readonly type: 'locked' } & CountedVotes);

/**
 * Whether an account can vote, by the weight that counts. The first vote of anybody sets the
 * snapshot to the block before it; the governor weighs all votes there. It also accepts a vote of
 * zero weight, which can never be repeated.
 *
 * @param nowSeconds - The time of the latest block; undefined while unknown.
 */
export function voteGate(
  proposal: Proposal,
  { currentVotes, snapshotVotes, castVote, isLocked }: Voter,
  nowSeconds: bigint | undefined,
): VoteGate {
  if (castVote?.hasVoted) return { type: 'voted', castVote };
  if (nowSeconds === undefined) return { type: 'loading' };
  if (!isVotingOpen(proposal, nowSeconds)) return { type: 'closed' };
  if (castVote === undefined) return { type: 'loading' };
  const isBeforeSnapshot = proposal.startBlock === 0n;
  const votes = isBeforeSnapshot ? currentVotes : snapshotVotes;
  if (votes === undefined || isLocked === undefined) return { type: 'loading' };
  if (isLocked) return { type: 'locked', votes, isBeforeSnapshot };
  if (votes > 0n) return { type: 'open', votes, isBeforeSnapshot };
  return { type: isBeforeSnapshot ? 'noVotes' : 'noVotesAtSnapshot' };
}

/**
 * Why a vote that was reviewed with `votes` can't be confirmed; undefined if it can. A vote can't
 * be repeated, so fewer votes or unknown votes block it.
 */
export function voteObstacle(
  gate: VoteGate,
  votes: bigint,
): 'voted' | 'closed' | 'loading' | 'locked' | 'fewerVotes' | undefined {
  if (gate.type === 'voted' || gate.type === 'closed') return gate.type;
  if (gate.type === 'loading' || gate.type === 'locked') return gate.type;
  return gate.type === 'open' && gate.votes >= votes ? undefined : 'fewerVotes';
}
