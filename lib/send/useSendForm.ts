import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { sendFormAtom } from './atoms';
import { keptSend } from './keptSend';

/** The form of /send. It is there again after a reload of this tab. */
export function useSendForm() {
  const [form, dispatch] = useAtom(sendFormAtom);
  useEffect(() => {
    const kept = keptSend.take();
    if (kept) dispatch({ type: 'restored', kept });
  }, [dispatch]);
  useEffect(() => keptSend.keep(form), [form]);
  return [form, dispatch] as const;
}
