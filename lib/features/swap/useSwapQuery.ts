import { useAtomValue, useSetAtom } from 'jotai';
import { useHydrateAtoms } from 'jotai/utils';
import { useEffect, useEffectEvent } from 'react';
import { useIsHydrated } from '@/lib/base/hydration/useIsHydrated';
import { addressQuery, isQueryWritten } from '@/lib/site/navigation/addressQuery';
import { followQueryAtom, swapFormAtom } from './atoms';
import { keepDraft } from './swapDraft';

/**
 * Fills in the form from the link that led here, once: what is typed later counts, even after
 * a reload of this tab.
 *
 * @param query - That of the address, as the router knows it.
 */
export function useSwapQuery(query: string): void {
  const follow = useSetAtom(followQueryAtom);
  const form = useAtomValue(swapFormAtom);
  const followLink = useEffectEvent(() => follow(query, isQueryWritten()));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs for each query.
  useEffect(() => followLink(), [query]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is kept at each query.
  useEffect(() => keepDraft(addressQuery(), form), [query, form]);
}

/**
 * Fills in the form from the link that opened the page, while the page hydrates: {@link useSwapQuery}
 * learns the query only after the first render. It has no effect on a screen that the page moves to.
 */
export function useOpenedQuery(): void {
  const isHydrating = !useIsHydrated() && typeof window !== 'undefined';
  const opened: (readonly [typeof followQueryAtom, query: string, isWritten: boolean])[] =
    isHydrating ? [[followQueryAtom, addressQuery(), isQueryWritten()]] : [];
  useHydrateAtoms(opened);
}
