import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { followQueryAtom, sentSwapAtom, swapFormAtom } from './atoms';
import { keptSwap } from './keptSwap';
import { swapKey } from './swapForm';

/**
 * Fills in the form from the link that led here, once: what is typed later counts, also after a
 * reload of this tab.
 *
 * @param query - That of the address.
 */
export function useSwapPrefill(query: string): void {
  const follow = useSetAtom(followQueryAtom);
  const form = useAtomValue(swapFormAtom);
  const sent = useAtomValue(sentSwapAtom);
  const { independentField, typedValue, inputId, outputId } = form;
  const sentAs = sent?.key === swapKey(form) ? sent.id : undefined;
  useEffect(() => follow(query), [follow, query]);
  useEffect(
    () =>
      keptSwap.keep({ query, form: { independentField, typedValue, inputId, outputId } }, sentAs),
    [query, independentField, typedValue, inputId, outputId, sentAs],
  );
}
