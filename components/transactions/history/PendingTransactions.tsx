'use client';

import { useLatch } from '@/components/ui/useLatch';
import type { TransactionSummary } from '@/lib/transactions/history/summary';
import { usePendingItems } from '@/lib/transactions/submit/usePendingItems';
import { LazyPendingList } from './LazyPendingList';

type Props = {
  types: readonly TransactionSummary['type'][];
};

/**
 * In the card of a form: its transactions that wait for the wallet or the network, each with the
 * way back to its dialog.
 */
export function PendingTransactions({ types }: Props) {
  const items = usePendingItems(types);
  const isPending =
    items.request !== undefined || items.sent.length > 0 || items.unanswered.length > 0;
  // Stays mounted, because a dialog that was opened here outlives its item.
  return useLatch(isPending) ? <LazyPendingList pending={items} /> : null;
}
