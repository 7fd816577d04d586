import type { ChainId } from '@/lib/base/networks/network';
import { clearTransactions } from '@/lib/transactions/history/storeActions';
import { markCleared } from './clearMark';
import { removeTexts } from './untilCleared';

/**
 * Deletes the transactions of one chain, those in the database too, and what else is kept of the
 * chain. If the database does not answer, it is cleared before it is next read.
 */
export function useClearActivity(): (chainId: ChainId) => void {
  return clearActivity;
}

function clearActivity(chainId: ChainId): void {
  clearTransactions(chainId);
  markCleared(chainId);
  removeTexts(chainId);
  import('./storeActions').then(({ deleteCleared }) => deleteCleared()).catch(() => undefined);
}
