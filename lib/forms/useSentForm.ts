import { type PrimitiveAtom, useAtom } from 'jotai';
import { useEffect } from 'react';
import { useTransactions } from '@/lib/history/store';
import {
  isConfirmed,
  isTransaction,
  outcomeOf,
  type TransactionRecord,
} from '@/lib/history/transaction';
import type { SentForm } from './sentForm';

/** What became of a form, as it is now. */
export type FormSending = ReturnType<typeof useSentForm>;

/**
 * The transaction that a form was last sent as, while it runs and, once confirmed, until the form
 * was cleared. It outlives the screen as the form does.
 *
 * @param sentAtom - Where it is kept.
 * @param key - A key of the form as it is now: a form that was changed since has not been sent.
 */
export function useSentForm(sentAtom: PrimitiveAtom<SentForm | undefined>, key: string) {
  const [sent, setSent] = useAtom(sentAtom);
  const record = useTransactions(
    ({ records }) =>
      sent && records.find((known) => isTransaction(known, sent.id.chainId, sent.id.hash)),
  );
  const outcome = record && outcomeOf(record);
  const isSame = sent?.key === key;
  const hasSucceeded = outcome !== undefined && isConfirmed(outcome);
  const hasEnded = outcome !== undefined && outcome !== 'pending';
  const isOver = hasEnded && !(hasSucceeded && isSame);
  useEffect(() => {
    if (isOver) setSent(undefined);
  }, [isOver, setSent]);
  return {
    /** The transaction that this form was sent as. */
    id: isSame ? sent.id : undefined,
    /** Whether that transaction is still pending. */
    isPending: isSame && outcome === 'pending',
    /** Whether that transaction is confirmed, so that the form can be cleared. */
    hasSucceeded: isSame && hasSucceeded,
    /** Notes that this form was sent as a transaction. */
    note: ({ chainId, hash }: TransactionRecord) => setSent({ id: { chainId, hash }, key }),
    forget: () => setSent(undefined),
  } as const;
}
