import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { isConfirmed } from '@/lib/history/transaction';
import { useOutcome } from '@/lib/history/useOutcome';
import { lastSendAtom, sendFormAtom } from './atoms';
import { keptSend } from './keptSend';
import { reduceSendForm, type SendForm } from './sendForm';

/**
 * The form of /send, and what notes that it was sent. What is typed is there again after a reload of
 * this tab. What was sent is not, and is cleared by its confirmation, also when the screen was left
 * meanwhile; what failed stays.
 */
export function useSendForm() {
  const [form, dispatch] = useAtom(sendFormAtom);
  const [last, setLast] = useAtom(lastSendAtom);
  const { outcome } = useOutcome(last?.transaction);
  const isSent = last !== undefined && isSame(last.form, form);
  const hasEnded = last !== undefined && outcome !== 'pending';
  const isDone = isConfirmed(outcome);
  useEffect(() => {
    const kept = keptSend.take();
    if (kept) dispatch({ type: 'restored', kept });
  }, [dispatch]);
  useEffect(() => {
    keptSend.keep(isSent ? reduceSendForm(form, { type: 'sent' }) : form);
  }, [form, isSent]);
  useEffect(() => {
    if (!hasEnded) return;
    if (isSent && isDone) dispatch({ type: 'sent' });
    setLast(undefined);
  }, [hasEnded, isSent, isDone, dispatch, setLast]);
  return { form, dispatch, noteSent: setLast };
}

function isSame(a: SendForm, b: SendForm): boolean {
  return (
    a.currencyId === b.currencyId && a.typedValue === b.typedValue && a.recipient === b.recipient
  );
}
