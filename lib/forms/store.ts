import { create } from 'zustand';
import type { TransactionRecord } from '@/lib/history/transaction';
import { readableEntries } from '@/lib/storage/readableEntries';
import { readSession, writeSession } from '@/lib/storage/session';
import {
  type FormScreen,
  type SentForm,
  sentFormSchema,
  withOutcomes,
  withoutConfirmed,
  withSentForm,
} from './sentForms';

const NAME = 'pangolin.sentForms';

type SentForms = { readonly forms: readonly SentForm[] };

/**
 * The forms that were sent from this tab, newest first, until their screen was cleared or they
 * turned out not to be sent. They survive a reload, and clearing the list of transactions.
 */
export const useSentForms = create(
  (): SentForms => ({ forms: readSession(NAME, readableEntries(sentFormSchema)) ?? [] }),
);

useSentForms.subscribe(({ forms }) => writeSession(NAME, forms));

/** Notes that a form was sent as a transaction. */
export function addSentForm(form: SentForm): void {
  change((forms) => withSentForm(forms, form));
}

/** Notes what became of the forms, from all known transactions, newest first. */
export function noteOutcomes(records: readonly TransactionRecord[]): void {
  change((forms) => withOutcomes(forms, records));
}

/** Forgets the confirmed forms of a screen: what is typed from now on is meant to be sent. */
export function forgetConfirmed(screen: FormScreen): void {
  change((forms) => withoutConfirmed(forms, screen));
}

function change(next: (forms: readonly SentForm[]) => readonly SentForm[]): void {
  const { forms } = useSentForms.getState();
  const changed = next(forms);
  if (changed !== forms) useSentForms.setState({ forms: changed });
}
