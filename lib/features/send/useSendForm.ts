import { useAtom } from 'jotai';
import { useMemo } from 'react';
import { useSentForms } from '@/lib/transactions/forms/store';
import { useDraft } from '@/lib/transactions/forms/useDraft';
import { sendFormAtom } from './atoms';
import { sendDraft } from './sendDraft';
import { storableForm } from './storableForm';

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
    restore: (kept) => dispatch({ type: 'restored', kept: storableForm(kept, forms) }),
  });
  return [form, dispatch] as const;
}
