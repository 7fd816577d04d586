import { useAtom } from 'jotai';
import { useEffect } from 'react';
import type { FormOwner } from '@/lib/forms/sentForms';
import { useSentForm } from '@/lib/forms/useSentForm';
import type { CurrencyIds } from '@/lib/navigation/liquidityPaths';
import { agreementKey } from '@/lib/submit/agreementKey';
import { removeFormAtom } from './atoms';
import { keptRemoval } from './keptRemoval';
import { pairKey } from './pairForm';

/**
 * The form that removes liquidity of a pair, and what became of it. It is there again after a
 * reload of this tab.
 */
export function useRemoveForm({ idA, idB }: CurrencyIds, owner: FormOwner) {
  const [form, dispatch] = useAtom(removeFormAtom);
  const pair = idA === undefined || idB === undefined ? undefined : pairKey({ idA, idB });
  const { independentField, typedValue } = form;
  const sending = useSentForm('remove', owner, agreementKey([pair, independentField, typedValue]));
  useEffect(() => {
    if (pair === undefined) return;
    const kept = keptRemoval.take();
    if (kept?.pair !== pair) return;
    dispatch({ type: 'typed', field: kept.independentField, text: kept.typedValue });
  }, [pair, dispatch]);
  useEffect(() => {
    if (pair !== undefined) keptRemoval.keep({ pair, independentField, typedValue });
  }, [pair, independentField, typedValue]);
  return { form, dispatch, sending };
}
