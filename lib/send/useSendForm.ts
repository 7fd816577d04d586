import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { useSentForms } from '@/lib/forms/store';
import { sendFormAtom } from './atoms';
import { keptSend } from './keptSend';
import { storableForm } from './storableForm';

/**
 * The form of /send. It is there again after a reload of this tab, without a recipient unless it is
 * being sent.
 */
export function useSendForm() {
  const [form, dispatch] = useAtom(sendFormAtom);
  const { forms } = useSentForms();
  useEffect(() => {
    const kept = keptSend.take();
    if (!kept) return;
    const sent = useSentForms.getState().forms;
    dispatch({ type: 'restored', kept: storableForm(kept, sent) });
  }, [dispatch]);
  useEffect(() => keptSend.keep(storableForm(form, forms)), [form, forms]);
  return [form, dispatch] as const;
}
