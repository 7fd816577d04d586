import { useState } from 'react';
import { lazyPart } from '@/components/parts/loading/lazyPart';
import { usePreload } from '@/components/ui/lazyComponent';
import { useActiveChainId } from '@/lib/holdings/wallet/useActiveChainId';
import { unendedTransactions } from '@/lib/transactions/forms/sentForms';
import { useSentForms } from '@/lib/transactions/forms/store';
import { useWatchSentForms } from '@/lib/transactions/forms/useWatchSentForms';
import type { OutcomePopup } from '@/lib/transactions/history/atoms';
import { useKeepRecipients } from '@/lib/transactions/history/recipients/store';
import { useWatchReceipts } from '@/lib/transactions/history/useWatchReceipts';
import { mayBeRequested } from '@/lib/transactions/submit/mayBeRequested';
import { unendedRequests } from '@/lib/transactions/submit/storeActions';

const TabReport = lazyPart(() => import('./TabReport'), 'TabReport', Nothing, Nothing);

/**
 * Follows the page's transactions, records the outcomes of sent forms, and stores the
 * recipients of sends. It shows nothing on the page; a hidden tab says in its title how the last
 * transaction ended.
 */
export function ReceiptWatcher() {
  const { forms } = useSentForms();
  const [unseen, setUnseen] = useState<OutcomePopup>();
  const own = unendedTransactions(forms);
  // A hidden tab may not get it in time.
  usePreload(TabReport, own.length > 0);
  useWatchReceipts(useActiveChainId(), {
    own,
    mayBeOther: (chainId, mined) => mayBeRequested(unendedRequests(), chainId, mined),
    onEnd: (ended) => {
      if (document.hidden) setUnseen(ended);
    },
  });
  useWatchSentForms();
  useKeepRecipients();
  return unseen ? <TabReport ended={unseen} onSeen={() => setUnseen(undefined)} /> : null;
}

function Nothing() {
  return null;
}
