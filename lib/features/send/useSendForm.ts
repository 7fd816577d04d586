import { useAtom } from 'jotai';
import { atomWithReducer } from 'jotai/utils';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { draft } from '@/lib/transactions/forms/draft';
import { useSentForms } from '@/lib/transactions/forms/store';
import { useDraft } from '@/lib/transactions/forms/useDraft';
import { EMPTY_SEND_FORM, reduceSendForm, type SendForm } from './sendForm';
import { storableForm } from './storableForm';

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
