import type { ListNews } from '@/lib/holdings/lists/listNews';
import { updateOf } from '@/lib/holdings/lists/listNews';
import { useLists } from '@/lib/holdings/lists/store';
import { versionText } from '@/lib/holdings/lists/tokenList';

/**
 * The news of a popup, as they are now: an update that was answered in another tab is not one of
 * them.
 */
export function useNews(told: readonly ListNews[]): readonly ListNews[] {
  const { byUrl } = useLists();
  return told.flatMap((news) => {
    if (news.status === 'applied') return [news];
    const list = byUrl[news.url];
    const update = list && updateOf(news.url, list);
    return update && list.dismissedUpdate !== versionText(update.after.version) ? [update] : [];
  });
}
