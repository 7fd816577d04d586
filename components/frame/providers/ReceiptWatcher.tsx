import { useActiveChainId } from '@/lib/holdings/wallet/useActiveChainId';
import { unendedTransactions } from '@/lib/transactions/forms/sentForms';
import { useSentForms } from '@/lib/transactions/forms/store';
import { useWatchSentForms } from '@/lib/transactions/forms/useWatchSentForms';
import { useKeepRecipients } from '@/lib/transactions/history/recipients/store';
import { useWatchReceipts } from '@/lib/transactions/history/useWatchReceipts';
import { mayBeRequested } from '@/lib/transactions/submit/mayBeRequested';
import { unendedRequests } from '@/lib/transactions/submit/storeActions';

/**
 * Follows the page's transactions, records the outcomes of sent forms, and stores the
 * recipients of sends; shows nothing.
 */
export function ReceiptWatcher() {
  const { forms } = useSentForms();
  useWatchReceipts(useActiveChainId(), unendedTransactions(forms), (chainId, mined) =>
    mayBeRequested(unendedRequests(), chainId, mined),
  );
  useWatchSentForms();
  useKeepRecipients();
  return null;
}
