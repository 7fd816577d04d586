import { useAtom, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { sentForm } from '@/lib/forms/sentForm';
import { useSentForm } from '@/lib/forms/useSentForm';
import { agreementKey } from '@/lib/submit/agreementKey';
import { sendFormAtom, sentSendAtom } from './atoms';
import { keptSend } from './keptSend';

/** The form of /send, and what became of it. It is there again after a reload of this tab. */
export function useSendForm() {
  const [form, dispatch] = useAtom(sendFormAtom);
  const setSent = useSetAtom(sentSendAtom);
  const sending = useSentForm(sentSendAtom, agreementKey(form));
  const sentAs = sending.id;
  useEffect(() => {
    const kept = keptSend.take();
    if (!kept) return;
    dispatch({ type: 'restored', kept: kept.form });
    setSent(sentForm(kept.sentAs, agreementKey(kept.form)));
  }, [dispatch, setSent]);
  useEffect(() => keptSend.keep(form, sentAs), [form, sentAs]);
  return { form, dispatch, sending };
}
