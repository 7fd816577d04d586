import { useKeepRecipients } from '@/lib/history/recipients/useKeepRecipients';
import { useWatchReceipts } from '@/lib/history/useWatchReceipts';
import { useActiveChainId } from '@/lib/wallet/useActiveChainId';

/** Follows the transactions of the page's chain, and keeps to whom was sent; shows nothing. */
export function ReceiptWatcher() {
  useWatchReceipts(useActiveChainId());
  useKeepRecipients();
  return null;
}
