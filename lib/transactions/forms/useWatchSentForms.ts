import { useEffect } from 'react';
import { useAllTransactions } from '@/lib/transactions/history/useAllTransactions';
import { changeSentForms, useSentForms } from './store';
import { withOutcomes } from './withOutcomes';

/** Records the outcomes of sent forms. Mount it wherever transactions are tracked. */
export function useWatchSentForms(): void {
  const records = useAllTransactions();
  const { forms } = useSentForms();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form may be added after its outcome.
  useEffect(() => changeSentForms((known) => withOutcomes(known, records)), [records, forms]);
}
