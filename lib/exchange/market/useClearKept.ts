import type { ChainId } from '@/lib/base/networks/network';
import { useClearActivity } from '@/lib/transactions/activity/useClearActivity';

/** Deletes what this device keeps of one chain: its transactions, and the prices it has seen. */
export function useClearKept(): (chainId: ChainId) => void {
  const clearActivity = useClearActivity();
  return (chainId) => {
    clearActivity(chainId);
    // If the database does not answer, it is cleared before it is next read.
    import('./seenPairs').then(({ deleteCleared }) => deleteCleared()).catch(() => undefined);
  };
}
