import { unendedTransactions } from '@/lib/forms/sentForms';
import { useSentForms } from '@/lib/forms/store';
import { useWatchSentForms } from '@/lib/forms/useWatchSentForms';
import { useKeepRecipients } from '@/lib/history/recipients/useKeepRecipients';
import { useWatchReceipts } from '@/lib/history/useWatchReceipts';
import { mayBeRequested } from '@/lib/submit/mayBeRequested';
import { useActiveChainId } from '@/lib/wallet/useActiveChainId';

/**
 * Follows the page's transactions, notes what became of the forms that were sent, and stores the
 * recipients of sends; shows nothing.
 */
export function ReceiptWatcher() {
  const { forms } = useSentForms();
  useWatchReceipts(useActiveChainId(), unendedTransactions(forms), mayBeRequested);
  useWatchSentForms();
  useKeepRecipients();
  return null;
}
