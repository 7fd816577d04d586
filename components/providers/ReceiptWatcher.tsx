import { useWatchReceipts } from '@/lib/history/useWatchReceipts';
import { useActiveChainId } from '@/lib/wallet/useActiveChainId';

/** Follows the pending transactions of the page's chain; shows nothing. */
export function ReceiptWatcher() {
  useWatchReceipts(useActiveChainId());
  return null;
}
