import { useAtomValue, useSetAtom } from 'jotai';
import { useHydrateAtoms } from 'jotai/utils';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useIsHydrated } from '@/lib/base/hydration/useIsHydrated';
import { followQueryAtom, queryToWriteAtom, swapFormAtom } from './atoms';
import { swapDraft } from './swapDraft';

type Options = {
  /** Whether this page has written the query of the present history entry. */
  readonly isWritten: () => boolean;
  /** Called with the query for the currencies of the form once others are chosen. */
  readonly onOther: (query: string) => void;
};

/**
 * Fills in the form from the link that led here, once: what is typed later counts, even after
 * a reload of this tab.
 *
 * @param query - That of the address.
 */
export function useSwapQuery(query: string, { isWritten, onOther }: Options): void {
  const follow = useSetAtom(followQueryAtom);
  const otherQuery = useSetAtom(queryToWriteAtom);
  const form = useAtomValue(swapFormAtom);
  const { independentField, typedValue, inputId, outputId, linkedIds } = form;
  const followLink = useEffectEvent(() => follow(query, isWritten()));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs for each query.
  useEffect(() => followLink(), [query]);
  useEffect(
    () =>
      swapDraft.keep({
        query,
        form: { independentField, typedValue, inputId, outputId, linkedIds },
      }),
    [query, independentField, typedValue, inputId, outputId, linkedIds],
  );
  const tellAddress = useEffectEvent(() => {
    const other = otherQuery(query);
    if (other !== undefined) onOther(other);
  });
  const arrivedAt = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect must also run when only the currencies change.
  useEffect(() => {
    // The address keeps the query of a link until other currencies are chosen.
    const isArrival = arrivedAt.current !== query;
    arrivedAt.current = query;
    if (!isArrival || isWritten()) tellAddress();
  }, [query, inputId, outputId]);
}

/**
 * Fills in the form from the link that opened the page, while the page hydrates: {@link useSwapQuery}
 * learns the query only after the first render. It has no effect on a screen that the page moves to.
 */
export function useOpenedQuery({ isWritten }: Pick<Options, 'isWritten'>): void {
  const isHydrating = !useIsHydrated() && typeof window !== 'undefined';
  const opened: (readonly [typeof followQueryAtom, query: string, isWritten: boolean])[] =
    isHydrating ? [[followQueryAtom, openedQuery(), isWritten()]] : [];
  useHydrateAtoms(opened);
}

function openedQuery(): string {
  return new URLSearchParams(window.location.search).toString();
}
