import { useKeepRecipients } from '@/lib/history/recipients/useKeepRecipients';
import { useWatchReceipts } from '@/lib/history/useWatchReceipts';
import { useActiveChainId } from '@/lib/wallet/useActiveChainId';

/** Follows the page's transactions, and stores the recipients of sends; shows nothing. */
export function ReceiptWatcher() {
  useWatchReceipts(useActiveChainId());
  useKeepRecipients();
  return null;
}
