import { useAtom, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { sentForm } from '@/lib/forms/sentForm';
import { useSentForm } from '@/lib/forms/useSentForm';
import type { CurrencyIds } from '@/lib/navigation/liquidityPaths';
import { agreementKey } from '@/lib/submit/agreementKey';
import { removeFormAtom, sentRemovalAtom } from './atoms';
import { keptRemoval } from './keptRemoval';
import { pairKey } from './pairForm';

/**
 * The form that removes liquidity of a pair, and what became of it. It is there again after a
 * reload of this tab.
 */
export function useRemoveForm({ idA, idB }: CurrencyIds) {
  const [form, dispatch] = useAtom(removeFormAtom);
  const setSent = useSetAtom(sentRemovalAtom);
  const pair = idA === undefined || idB === undefined ? undefined : pairKey({ idA, idB });
  const { independentField, typedValue } = form;
  const sending = useSentForm(sentRemovalAtom, agreementKey([pair, independentField, typedValue]));
  const sentAs = sending.id;
  useEffect(() => {
    if (pair === undefined) return;
    const kept = keptRemoval.take();
    if (kept?.form.pair !== pair) return;
    const { independentField: field, typedValue: text } = kept.form;
    dispatch({ type: 'typed', field, text });
    setSent(sentForm(kept.sentAs, agreementKey([pair, field, text])));
  }, [pair, dispatch, setSent]);
  useEffect(() => {
    if (pair !== undefined) keptRemoval.keep({ pair, independentField, typedValue }, sentAs);
  }, [pair, independentField, typedValue, sentAs]);
  return { form, dispatch, sending };
}
