import type { Proposal } from '@/lib/features/governance/proposal';

/** A proposal that is voted on. */
export const PROPOSAL: Proposal = {
  id: 7n,
  proposer: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  state: 'active',
  startTime: 1_000_000n,
  endTime: 1_259_200n,
  startBlock: 0n,
  forVotes: 0n,
  againstVotes: 0n,
  eta: 0n,
};
