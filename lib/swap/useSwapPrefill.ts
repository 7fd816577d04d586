import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { followQueryAtom, swapFormAtom } from './atoms';
import { keptSwap } from './keptSwap';

/**
 * Fills in the form from the link that led here, once: what is typed later counts, also after a
 * reload of this tab.
 *
 * @param query - That of the address.
 */
export function useSwapPrefill(query: string): void {
  const follow = useSetAtom(followQueryAtom);
  const form = useAtomValue(swapFormAtom);
  const { independentField, typedValue, inputId, outputId } = form;
  useEffect(() => follow(query), [follow, query]);
  useEffect(
    () => keptSwap.keep({ query, form: { independentField, typedValue, inputId, outputId } }),
    [query, independentField, typedValue, inputId, outputId],
  );
}
