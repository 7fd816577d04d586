import { useAtom } from 'jotai';
import { atomWithReducer } from 'jotai/utils';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { stableKey } from '@/lib/base/json/stableKey';
import { draft } from '@/lib/transactions/forms/draft';
import type { SentForm } from '@/lib/transactions/forms/sentForms';
import { useSentForms } from '@/lib/transactions/forms/store';
import { useDraft } from '@/lib/transactions/forms/useDraft';
import { EMPTY_SEND_FORM, reduceSendForm, type SendForm } from './sendForm';

const schema: z.ZodMiniType<SendForm> = z.object({
  currencyId: z.string(),
  typedValue: z.string(),
  recipient: z.string(),
});

/** What is typed on /send in this tab. */
const sendDraft = draft('pangolin.sendForm', schema);

/** The form of /send. It outlives its screen, so that a user finds it unchanged on return. */
const sendFormAtom = atomWithReducer(EMPTY_SEND_FORM, reduceSendForm);

/**
 * A form as it may be stored: without a recipient, unless exactly this form was sent. A recipient
 * that comes back with a reload could be one that the user no longer looks at.
 *
 * @param sent - All forms that were sent, and are pending or not cleared yet.
 */
export function storableForm(form: SendForm, sent: readonly SentForm[]): SendForm {
  const key = stableKey(form);
  const isSent = sent.some(
    (one) => one.screen === 'send' && one.key === key && one.status !== 'replaced',
  );
  return isSent || form.recipient === '' ? form : { ...form, recipient: '' };
}

/**
 * The form of /send. It survives a reload of this tab, without a recipient unless it is
 * being sent.
 */
export function useSendForm() {
  const [form, dispatch] = useAtom(sendFormAtom);
  const { forms } = useSentForms();
  // The same object while nothing changes.
  const storable = useMemo(() => storableForm(form, forms), [form, forms]);
  useDraft(sendDraft, {
    form: storable,
    restore: (typed) => dispatch({ type: 'restored', draft: storableForm(typed, forms) }),
  });
  return [form, dispatch] as const;
}
