import type { ChainId } from '@/lib/base/networks/network';
import { clearTransactions } from '@/lib/transactions/history/storeActions';
import { markCleared } from './clearMark';

/**
 * Deletes the transactions of one chain, those in the database too. If that does not answer, it is
 * cleared before it is next read.
 */
export function useClearActivity(): (chainId: ChainId) => void {
  return clearActivity;
}

function clearActivity(chainId: ChainId): void {
  clearTransactions(chainId);
  markCleared(chainId);
  import('./storeActions').then(({ deleteCleared }) => deleteCleared()).catch(() => undefined);
}
