import type { Address } from 'viem';
import { type Proposal, proposalState } from './proposal';

/** What `proposals(id)` answers. */
type Kept = readonly [
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

/** A proposal from the answers of `proposals(id)` and `state(id)`; undefined while one lacks. */
export function proposalFrom(
  kept: Kept | undefined,
  state: number | undefined,
): Proposal | undefined {
  if (kept === undefined || state === undefined) return undefined;
  const [id, proposer, eta, startTime, endTime, startBlock, forVotes, againstVotes] = kept;
  return {
    ...{ id, proposer, eta, startTime, endTime, startBlock, forVotes, againstVotes },
    state: proposalState(state),
  };
}
