import type { Address } from 'viem';
import { AVALANCHE } from '@/lib/base/networks/network';
import { governorAbi } from '@/lib/chain/contracts/abis/governor';
import { pngAbi } from '@/lib/chain/contracts/abis/png';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import type { CallCandidates } from '@/lib/chain/contracts/contractCall';

const { governor, png } = EXCHANGE_ADDRESSES[AVALANCHE];

/** Votes for or against a proposal. */
export function voteCalls(id: bigint, isFor: boolean): CallCandidates {
  return [{ address: governor, abi: governorAbi, functionName: 'castVote', args: [id, isFor] }];
}

/** Delegates the votes of the caller's PNG to an account. */
export function delegateCalls(delegate: Address): CallCandidates {
  return [{ address: png, abi: pngAbi, functionName: 'delegate', args: [delegate] }];
}

/** Queues a proposal that succeeded. */
export function queueCalls(id: bigint): CallCandidates {
  return [{ address: governor, abi: governorAbi, functionName: 'queue', args: [id] }];
}

/**
 * Executes a queued proposal.
 *
 * @param value - The AVAX that its calls send along, together, in wei.
 */
export function executeCalls(id: bigint, value: bigint): CallCandidates {
  return [{ address: governor, abi: governorAbi, functionName: 'execute', args: [id], value }];
}
