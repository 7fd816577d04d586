import { AVALANCHE } from '@/lib/base/networks/network';
import { resultOf } from '@/lib/chain/reads/readState';
import { ONCE, useChainReads } from '@/lib/chain/reads/useChainReads';
import type { CreationResult } from './creationResult';
import { callsRead } from './governorReads';
import { type ProposedCall, proposedCalls } from './proposedCalls';

/** The calls of a proposal. */
export type ProposalCallsResult =
  | {
      readonly status: 'known';
      readonly calls: readonly ProposedCall[];
      /** Whether the governor itself reports them. Only those may be paid for. */
      readonly isConfirmed: boolean;
    }
  | { readonly status: 'loading' | 'failed' };

/**
 * The calls of a proposal, as the governor stores them. Until it has answered, those of the log of
 * the proposal's creation, which a single endpoint reports.
 */
export function useProposalCalls(id: bigint, creation: CreationResult): ProposalCallsResult {
  const [read] = useChainReads(AVALANCHE, [callsRead(id)], {
    everyBlocks: ONCE,
  });
  const stored = resultOf(read);
  const calls = stored && proposedCalls(stored);
  if (calls) return { status: 'known', calls, isConfirmed: true };
  if (creation.status === 'found')
    return { status: 'known', calls: creation.creation.calls, isConfirmed: false };
  return { status: stored || read.status === 'error' ? 'failed' : 'loading' };
}
