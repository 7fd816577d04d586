import { type KeyboardEvent, useEffect, useState } from 'react';
import { movedIndex } from '@/lib/features/search/movedIndex';

type Options = {
  /** The addresses of the results, in order. */
  readonly hrefs: readonly string[];
  /** The one that Enter opens before the user has moved. */
  readonly first: string | undefined;
  readonly query: string;
  readonly listId: string;
};

/**
 * The result that Enter opens: the first one, or the one that the keys have moved to since the text
 * last changed. The focus stays in the field.
 */
export function useActiveResult({ hrefs, first, query, listId }: Options) {
  const [moved, setMoved] = useState({ query, href: '' });
  const isMoved = moved.query === query && hrefs.includes(moved.href);
  const href = isMoved ? moved.href : first;
  const place = href === undefined ? -1 : hrefs.indexOf(href);
  const index = place === -1 ? undefined : place;
  const idOf = (of: string) => `${listId}${hrefs.indexOf(of)}`;
  const id = index === undefined || href === undefined ? undefined : idOf(href);
  useEffect(() => {
    if (isMoved && id) document.getElementById(id)?.scrollIntoView?.({ block: 'nearest' });
  }, [isMoved, id]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    // A word may still be composed, as in Chinese: Enter ends it.
    if (event.nativeEvent.isComposing || ctrlKey || metaKey || altKey || shiftKey) return;
    if (key === 'Enter') {
      event.preventDefault();
      if (id && !event.repeat) document.getElementById(id)?.click();
      return;
    }
    const to = movedIndex(key, index, hrefs.length);
    const next = to === undefined ? undefined : hrefs[to];
    if (next === undefined) return;
    event.preventDefault();
    setMoved({ query, href: next });
  };
  return { href, id, idOf, onKeyDown };
}
