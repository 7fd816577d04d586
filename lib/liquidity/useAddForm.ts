import { useAtom, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { sentForm } from '@/lib/forms/sentForm';
import { useSentForm } from '@/lib/forms/useSentForm';
import { agreementKey } from '@/lib/submit/agreementKey';
import { addFormAtom, sentAdditionAtom } from './atoms';
import { keptAddition } from './keptAddition';

/**
 * The form that adds liquidity, with its pair, and what became of it. It is there again after a
 * reload of this tab.
 */
export function useAddForm() {
  const [form, dispatch] = useAtom(addFormAtom);
  const setSent = useSetAtom(sentAdditionAtom);
  const sending = useSentForm(sentAdditionAtom, agreementKey(form));
  const sentAs = sending.id;
  useEffect(() => {
    const kept = keptAddition.take();
    if (!kept) return;
    dispatch({ type: 'restored', kept: kept.form });
    setSent(sentForm(kept.sentAs, agreementKey(kept.form)));
  }, [dispatch, setSent]);
  useEffect(() => keptAddition.keep(form, sentAs), [form, sentAs]);
  return { pairForm: form, dispatch, sending };
}
