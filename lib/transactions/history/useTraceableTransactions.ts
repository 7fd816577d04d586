import type { Address } from 'viem';
import type { ChainId } from '@/lib/base/networks/network';
import { traceableTransactions } from './ownTransactions';
import type { TransactionRecord } from './transaction';
import { useAllTransactions } from './useAllTransactions';

/**
 * An account's transactions on a chain as `traceableTransactions` returns them, newest first: those
 * of the history, then those that the user cleared while they were pending.
 */
export function useTraceableTransactions(
  chainId: ChainId | undefined,
  account: Address | undefined,
): readonly TransactionRecord[] {
  const all = useAllTransactions();
  if (chainId === undefined || account === undefined) return [];
  return traceableTransactions(all, { chainId, account });
}
