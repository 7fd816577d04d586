'use client';

import { useLatch } from '@/components/ui/useLatch';
import type { TransactionSummary } from '@/lib/transactions/history/summary';
import { useWaiting } from '@/lib/transactions/submit/useWaiting';
import { LazyWaitList } from './LazyWaitList';

type Props = {
  types: readonly TransactionSummary['type'][];
  /** Whether the price has passed the limit of what the wallet is asked to send. */
  isLimitPassed?: boolean;
};

/**
 * In the card of a form: its transactions that wait for the wallet or the network, each with the
 * way back to its dialog.
 */
export function PendingTransactions({ types, isLimitPassed = false }: Props) {
  const waiting = useWaiting(types);
  const isWaiting =
    waiting.request !== undefined || waiting.sent.length > 0 || waiting.unanswered.length > 0;
  // Stays mounted, because a dialog that was opened here outlives its wait.
  return useLatch(isWaiting) ? (
    <LazyWaitList waiting={waiting} isLimitPassed={isLimitPassed} />
  ) : null;
}
