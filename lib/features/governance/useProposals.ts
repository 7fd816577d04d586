import { AVALANCHE } from '@/lib/base/networks/network';
import { resultOf } from '@/lib/chain/reads/readState';
import { SELDOM, useChainReads } from '@/lib/chain/reads/useChainReads';
import { PROPOSAL_COUNT_READ, proposalRead, stateRead } from './governorReads';
import { type Proposal, proposalFrom } from './proposal';

/** In the list, states change a few times in weeks; the screen of a proposal follows each block. */
const LIST_READS = { everyBlocks: SELDOM };

/** How many proposals the list has at most: the newest. */
export const MAX_PROPOSALS = 500;

/** The governor's proposals, as far as they are read. */
type Proposals = {
  /** The newest first. */
  readonly proposals: readonly Proposal[];
  /** How many there are; undefined while unknown. */
  readonly count: number | undefined;
  /** Whether a part of them could not be read. It is retried. */
  readonly hasFailed: boolean;
};

/** All proposals, read again every 30 blocks. */
export function useProposals(): Proposals {
  const [counted] = useChainReads(AVALANCHE, [PROPOSAL_COUNT_READ], LIST_READS);
  const count = resultOf(counted);
  const ids = newestIds(count ?? 0n);
  const stored = useChainReads(AVALANCHE, ids.map(proposalRead), LIST_READS);
  const states = useChainReads(AVALANCHE, ids.map(stateRead), LIST_READS);
  return {
    proposals: ids.flatMap(
      (id, index) => proposalFrom(id, resultOf(stored[index]), resultOf(states[index])) ?? [],
    ),
    count: count === undefined ? undefined : Number(count),
    hasFailed: [counted, ...stored, ...states].some(({ status }) => status === 'error'),
  };
}

/** The ids of the newest proposals, the newest first. */
function newestIds(count: bigint): readonly bigint[] {
  const length = count < MAX_PROPOSALS ? Number(count) : MAX_PROPOSALS;
  return Array.from({ length }, (_none, index) => count - BigInt(index));
}

/** A proposal as it is now. `absent`: the governor has none of this id. */
type ProposalResult =
  | { readonly status: 'known'; readonly proposal: Proposal }
  | { readonly status: 'loading' | 'absent' | 'failed' };

/** One proposal, read in each block. */
export function useProposal(id: bigint | undefined): ProposalResult {
  const [counted, stored, state] = useChainReads(
    AVALANCHE,
    [
      PROPOSAL_COUNT_READ,
      id === undefined ? undefined : proposalRead(id),
      id === undefined ? undefined : stateRead(id),
    ],
    { needsSameBlock: true },
  );
  const count = resultOf(counted);
  if (id === undefined || (count !== undefined && id > count)) return { status: 'absent' };
  const proposal = proposalFrom(id, resultOf(stored), resultOf(state));
  if (proposal) return { status: 'known', proposal };
  const answers = [counted, stored, state];
  const isComplete = answers.every((answer) => resultOf<unknown>(answer) !== undefined);
  const hasFailed = isComplete || answers.some(({ status }) => status === 'error');
  return { status: hasFailed ? 'failed' : 'loading' };
}
