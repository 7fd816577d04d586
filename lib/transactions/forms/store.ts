import { create } from 'zustand';
import { readSession, writeSession } from '@/lib/base/storage/safeSessionStorage';
import { validEntries } from '@/lib/base/storage/validEntries';
import {
  type FormKind,
  type SentForm,
  sentFormSchema,
  withoutConfirmed,
  withSentForm,
} from './sentForms';

const NAME = 'pangolin.sentForms';

type SentForms = { readonly forms: readonly SentForm[] };

/**
 * The forms that were sent from this tab, newest first, until their screen was cleared or they
 * turned out not to be sent. They survive a reload, and clearing the list of transactions.
 */
export const useSentForms = create(keptForms);

useSentForms.subscribe(({ forms }) => writeSession(NAME, forms));

/**
 * Reads the forms again. While the browser kept this page for Back and Forward, another page of the
 * same tab may have sent forms.
 */
export function readSentFormsAgain(): void {
  useSentForms.setState(keptForms());
}

/** Records that a form was sent as a transaction. */
export function addSentForm(form: SentForm): void {
  changeSentForms((forms) => withSentForm(forms, form));
}

/** Forgets the confirmed forms of a kind: what is typed from now on is meant to be sent. */
export function forgetConfirmed(kind: FormKind): void {
  changeSentForms((forms) => withoutConfirmed(forms, kind));
}

/** Changes what is remembered; the same list changes nothing. */
export function changeSentForms(next: (forms: readonly SentForm[]) => readonly SentForm[]): void {
  const { forms } = useSentForms.getState();
  const changed = next(forms);
  if (changed !== forms) useSentForms.setState({ forms: changed });
}

function keptForms(): SentForms {
  return { forms: readSession(NAME, validEntries(sentFormSchema)) ?? [] };
}
