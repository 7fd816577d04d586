import { useAtom } from 'jotai';
import { useEffect } from 'react';
import type { CurrencyIds } from '@/lib/navigation/liquidityPaths';
import { removeFormAtom } from './atoms';
import { keptRemoval } from './keptRemoval';
import { pairKey } from './pairForm';

/** The form that removes liquidity of a pair. It is there again after a reload of this tab. */
export function useRemoveForm({ idA, idB }: CurrencyIds) {
  const [form, dispatch] = useAtom(removeFormAtom);
  const pair = idA === undefined || idB === undefined ? undefined : pairKey({ idA, idB });
  useEffect(() => {
    if (pair === undefined) return;
    const kept = keptRemoval.take();
    if (kept?.pair === pair)
      dispatch({ type: 'typed', field: kept.independentField, text: kept.typedValue });
  }, [pair, dispatch]);
  const { independentField, typedValue } = form;
  useEffect(() => {
    if (pair !== undefined) keptRemoval.keep({ pair, independentField, typedValue });
  }, [pair, independentField, typedValue]);
  return [form, dispatch] as const;
}
