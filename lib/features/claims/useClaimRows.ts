import type { Amount } from '@/lib/base/amounts/amount';
import { useAllTransactions } from '@/lib/transactions/history/useAllTransactions';
import { usePendingItems } from '@/lib/transactions/submit/usePendingItems';
import { type ClaimRow, type ClaimRun, claimedAmounts, claimRows } from './claimRun';

type ClaimRows = {
  readonly rows: readonly ClaimRow[];
  /** What the claims brought so far. */
  readonly claimed: readonly Amount[];
};

/** The claims of a run as they are now; none without a run. */
export function useClaimRows(run: ClaimRun | undefined): ClaimRows {
  const records = useAllTransactions();
  const { unanswered } = usePendingItems(['claim']);
  if (run === undefined) return { rows: [], claimed: [] };
  const asked = unanswered.flatMap(({ form }) => (form?.screen === 'claim' ? [form.key] : []));
  const rows = claimRows(run, { records, unanswered: asked });
  return { rows, claimed: claimedAmounts(rows, records) };
}
