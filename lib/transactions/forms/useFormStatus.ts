import { useState } from 'react';
import type { TransactionRecord } from '@/lib/transactions/history/transaction';
import { type FormKind, type FormOwner, formStatusOf } from './sentForms';
import { addSentForm, forgetConfirmed, useSentForms } from './store';

/** The status of a form: whether it was sent, and what records that. */
export type FormStatus = ReturnType<typeof useFormStatus>;

/**
 * Whether a form, as it is now, was sent by this account on this chain.
 *
 * @param key - A key of the form as it is now: a form that was changed since is another one.
 */
export function useFormStatus(kind: FormKind, { chainId, account }: FormOwner, key: string) {
  const { forms } = useSentForms();
  const [isEdited, setEdited] = useState(false);
  return {
    /** `confirmed` means that the form is to be cleared. */
    status: formStatusOf(forms, { screen: kind, chainId, account, key }),
    /** Whether the user has edited it since, on this visit to the screen. */
    isEdited,
    /** This form, as it is now. */
    id: { screen: kind, key },
    /**
     * Records that this form was perhaps sent: earlier edits no longer keep it from being cleared.
     */
    recordPerhapsSent: () => setEdited(false),
    /** Records that this form was sent as a transaction. */
    recordSent: (transaction: TransactionRecord) => {
      setEdited(false);
      addSentForm({ screen: kind, key, transaction, status: 'pending' });
    },
    /** Call this at each edit: what was confirmed before it does not clear the form. */
    recordEdit: () => {
      setEdited(true);
      forgetConfirmed(kind);
    },
    /** Call this when the form was cleared. */
    forget: () => forgetConfirmed(kind),
  } as const;
}
