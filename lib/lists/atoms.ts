import { atom } from 'jotai';
import { popupsAtom } from '@/lib/overlays/atoms';
import type { ListNews } from './listNews';

/** The key of the popup about updates. */
const NEWS_KEY = 'lists';

/** The popup about updates of lists: at most one, with all that is new. */
export const listPopupsAtom = popupsAtom<readonly ListNews[]>();

/** Tells of updates, together with those that the popup on screen tells of. */
export const tellListNewsAtom = atom(null, (get, set, latest: readonly ListNews[]) => {
  if (latest.length === 0) return;
  const [popup] = get(listPopupsAtom);
  const earlier = popup?.content.filter(({ url }) => latest.every((each) => each.url !== url));
  set(listPopupsAtom, news([...(earlier ?? []), ...latest]));
});

/** Takes what was answered out of the popup; the popup goes with the last one. */
export const endListNewsAtom = atom(null, (get, set, urls: readonly string[]) => {
  const [popup] = get(listPopupsAtom);
  if (popup === undefined) return;
  const content = popup.content.filter(({ url }) => !urls.includes(url));
  set(listPopupsAtom, content.length === 0 ? { type: 'remove', key: NEWS_KEY } : news(content));
});

/** A popup with news. What needs an answer stays until it is given. */
function news(content: readonly ListNews[]) {
  const isAuto = content.every(({ fate }) => fate === 'applied');
  return { type: 'add', key: NEWS_KEY, content, ...(!isAuto && { removeAfterMs: null }) } as const;
}

/** Whether the lists that this device has saved are known to this page. */
export const areListsRestoredAtom = atom(false);

/** Whether something on screen needs the lists now. */
export const areListsWantedAtom = atom(false);
