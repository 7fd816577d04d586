import { ownTransactions } from '@/lib/transactions/history/ownTransactions';
import {
  hasHash,
  isConfirmed,
  isPending,
  outcomeOf,
  type TransactionRecord,
} from '@/lib/transactions/history/transaction';
import type { SentForm } from './sentForms';

/**
 * The forms with the outcomes of their transactions; the same list while nothing changes. A form
 * whose transaction ended without doing what it was sent for is left out, as if it had not been
 * sent.
 *
 * @param records - All known transactions, newest first. A form whose transaction is unknown
 *   stays as it is.
 */
export function withOutcomes(
  forms: readonly SentForm[],
  records: readonly TransactionRecord[],
): readonly SentForm[] {
  const next = forms.flatMap((form) => {
    const status = statusOf(form, records);
    if (status === form.status) return [form];
    return status === undefined ? [] : [{ ...form, status }];
  });
  const isSame = next.length === forms.length && next.every((form, index) => form === forms[index]);
  return isSame ? forms : next;
}

function statusOf(
  { transaction: { chainId, hash, from }, status }: SentForm,
  records: readonly TransactionRecord[],
): SentForm['status'] | undefined {
  if (status === 'confirmed') return status;
  const isOwn = (record: TransactionRecord) => hasHash(record, chainId, hash);
  const known = records.find(isOwn);
  if (known === undefined) return status;
  if (!isPending(known)) return isConfirmed(outcomeOf(known)) ? 'confirmed' : undefined;
  const judged = ownTransactions(records, { chainId, account: from }).find(isOwn);
  return judged && isPending(judged) ? 'pending' : 'replaced';
}
