import type { Address } from 'viem';
import { type Proposal, proposalState } from './proposal';

/** What `proposals(id)` answers. */
type StoredProposal = readonly [
  id: bigint,
  proposer: Address,
  eta: bigint,
  startTime: bigint,
  endTime: bigint,
  startBlock: bigint,
  forVotes: bigint,
  againstVotes: bigint,
  canceled: boolean,
  executed: boolean,
];

/** The latest time that a page can show as a date, in seconds since 1970. */
const MAX_SECONDS = 2n ** 40n;

/**
 * A proposal from the answers of `proposals(id)` and `state(id)`; undefined while either is
 * missing, and if the first is not about this proposal or has times that are not dates.
 */
export function proposalFrom(
  wantedId: bigint,
  stored: StoredProposal | undefined,
  state: number | undefined,
): Proposal | undefined {
  if (stored === undefined || state === undefined) return undefined;
  const [id, proposer, eta, startTime, endTime, startBlock, forVotes, againstVotes] = stored;
  if (id !== wantedId || [eta, startTime, endTime].some((time) => time > MAX_SECONDS))
    return undefined;
  return {
    ...{ id, proposer, eta, startTime, endTime, startBlock, forVotes, againstVotes },
    state: proposalState(state),
  };
}
