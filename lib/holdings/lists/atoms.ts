import { atom } from 'jotai';
import { popupsAtom } from '@/lib/site/overlays/atoms';
import type { ListNews } from './listNews';

/** The key of the popup about updates. */
const NEWS_KEY = 'lists';

/** The popup about list updates. There is at most one, and it has all news. */
export const listPopupsAtom = popupsAtom<readonly ListNews[]>();

/** Shows updates in the popup, together with those that it shows already. */
export const announceListNewsAtom = atom(null, (get, set, latest: readonly ListNews[]) => {
  if (latest.length === 0) return;
  const [popup] = get(listPopupsAtom);
  const earlier = popup?.content.filter(({ url }) => latest.every((each) => each.url !== url));
  set(listPopupsAtom, news([...(earlier ?? []), ...latest]));
});

/** Removes answered updates from the popup, and closes it after the last one. */
export const endListNewsAtom = atom(null, (get, set, urls: readonly string[]) => {
  const [popup] = get(listPopupsAtom);
  if (popup === undefined) return;
  const content = popup.content.filter(({ url }) => !urls.includes(url));
  set(listPopupsAtom, content.length === 0 ? { type: 'remove', key: NEWS_KEY } : news(content));
});

/** A popup with news. It stays open while an update in it needs an answer. */
function news(content: readonly ListNews[]) {
  const isAuto = content.every(({ status }) => status === 'applied');
  return { type: 'add', key: NEWS_KEY, content, ...(!isAuto && { removeAfterMs: null }) } as const;
}

/** Whether this page has loaded the lists that are saved on this device. */
export const areListsRestoredAtom = atom(false);

/** Whether something on screen needs the lists now. */
export const areListsWantedAtom = atom(false);
