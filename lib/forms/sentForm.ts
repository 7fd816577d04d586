import type { TransactionId } from './keptForm';

/** The transaction that a form was last sent as, and the key of that form. */
export type SentForm = { readonly id: TransactionId; readonly key: string };

/** The form that was restored after a reload, if it was sent before. */
export function sentForm(id: TransactionId | undefined, key: string): SentForm | undefined {
  return id && { id, key };
}
