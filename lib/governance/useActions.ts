import { resultOf } from '@/lib/reads/readOutcome';
import { useChainReads } from '@/lib/reads/useChainReads';
import type { ProposedCall } from './callDetails';
import { actionsRead, GOVERNANCE_CHAIN_ID } from './governorReads';
import type { CreationResult } from './useCreations';

/** The calls of a proposal. */
export type ActionsResult =
  | { readonly status: 'known'; readonly actions: readonly ProposedCall[] }
  | { readonly status: 'loading' | 'failed' };

/**
 * The calls of a proposal: those of its creation, or where its log can't be had, those that the
 * governor keeps.
 */
export function useActions(id: bigint, creation: CreationResult): ActionsResult {
  const isNeeded = creation.status === 'failed';
  const [read] = useChainReads(GOVERNANCE_CHAIN_ID, [isNeeded ? actionsRead(id) : undefined], {
    everyBlocks: Number.POSITIVE_INFINITY,
  });
  if (creation.status === 'found') return { status: 'known', actions: creation.creation.actions };
  const kept = resultOf(read);
  if (kept === undefined) return { status: read.status === 'error' ? 'failed' : 'loading' };
  const [targets, values, signatures, calldatas] = kept;
  const actions = targets.map((target, index) => ({
    target,
    value: values[index] ?? 0n,
    signature: signatures[index] ?? '',
    calldata: calldatas[index] ?? '0x',
  }));
  return { status: 'known', actions };
}
