import { isPending } from './transaction';
import { useRecentTransactions } from './useRecentTransactions';

/** How many of the account's recent transactions are pending on the chain shown. */
export function usePendingCount(): number {
  return useRecentTransactions().filter(isPending).length;
}
