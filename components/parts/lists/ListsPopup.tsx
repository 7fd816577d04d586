'use client';

import { useSetAtom } from 'jotai';
import { ListChecks, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { withMessages } from '@/components/parts/loading/withMessages';
import { Button } from '@/components/ui/Button';
import { listsMessages } from '@/lib/base/i18n/exported/lists';
import { endListNewsAtom } from '@/lib/holdings/lists/atoms';
import { type ListNews, updateOf } from '@/lib/holdings/lists/listNews';
import { useLists } from '@/lib/holdings/lists/store';
import { acceptUpdate, dismissUpdate } from '@/lib/holdings/lists/storeActions';
import { versionText } from '@/lib/holdings/lists/tokenList';
import type { Popup } from '@/lib/site/overlays/popups';
import { usePopupLifetime } from '@/lib/site/overlays/usePopupLifetime';
import * as styles from './ListsPopup.css';
import { UpdatesDialog } from './UpdatesDialog';
import * as updateStyles from './UpdatesDialog.css';
import { useListPlace } from './useListPlace';
import { useUpdateText } from './useUpdateText';

type Props = { popup: Popup<readonly ListNews[]> };

/** Announces the updates of selected lists. What they change is in a dialog of its own. */
export const ListsPopup = withMessages(listsMessages, Content);

function Content({ popup }: Props) {
  const [isOpen, setOpen] = useState(false);
  const end = useSetAtom(endListNewsAtom);
  const news = useNews(popup.content);
  const hasNews = news.length > 0;
  useEffect(() => {
    if (!hasNews) end(popup.content.map(({ url }) => url));
  }, [hasNews, end, popup]);
  if (!hasNews) return null;
  // What needs no answer has been read by now.
  const close = () => {
    end(news.filter(({ status }) => status === 'applied').map(({ url }) => url));
    setOpen(false);
  };
  if (isOpen)
    return (
      <UpdatesDialog
        updates={news}
        onAccept={(url, shown) => {
          const isAnswered = acceptUpdate(url, shown);
          if (isAnswered) end([url]);
          return isAnswered;
        }}
        onDismiss={(url, shown) => {
          const isAnswered = dismissUpdate(url, shown);
          if (isAnswered) end([url]);
          return isAnswered;
        }}
        onClose={close}
      />
    );
  const dismiss = () => {
    const kept = news.filter(
      ({ url, status, after }) => status !== 'applied' && !dismissUpdate(url, after),
    );
    const isAnswered = (url: string) => kept.every((each) => each.url !== url);
    end(popup.content.map(({ url }) => url).filter(isAnswered));
  };
  return <News popup={popup} news={news} onOpen={() => setOpen(true)} onDismiss={dismiss} />;
}

type NewsProps = Props & {
  news: readonly ListNews[];
  onOpen: () => void;
  onDismiss: () => void;
};

function News({ popup, news, onOpen, onDismiss }: NewsProps) {
  const t = useTranslations('lists');
  const updateText = useUpdateText();
  const place = useListPlace();
  const pauses = usePopupLifetime(popup, onDismiss);
  const hasWaiting = news.some(({ status }) => status !== 'applied');
  return (
    <div className={styles.popup} {...pauses}>
      <ListChecks className={styles.icon} size={20} aria-hidden="true" />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the focus. */}
      <section className={styles.words} aria-label={t('updatesTitle')} tabIndex={0}>
        {news.map((each) => (
          <p key={each.url}>
            {updateText(each)}{' '}
            <span className={updateStyles.place} translate="no">
              {place(each.url)}
            </span>
          </p>
        ))}
      </section>
      <Button variant="secondary" className={styles.changes} onClick={onOpen}>
        {t('viewChanges')}
      </Button>
      <Button
        variant="icon"
        className={styles.dismiss}
        aria-label={t(hasWaiting ? 'later' : 'dismiss')}
        onClick={onDismiss}
      >
        <X size={16} aria-hidden="true" />
      </Button>
    </div>
  );
}

/**
 * The news of a popup, as they are now: an update that was answered in another tab is not one of
 * them.
 */
function useNews(announced: readonly ListNews[]): readonly ListNews[] {
  const { byUrl } = useLists();
  return announced.flatMap((news) => {
    if (news.status === 'applied') return [news];
    const list = byUrl[news.url];
    const update = list && updateOf(news.url, list);
    return update && list.dismissedUpdate !== versionText(update.after.version) ? [update] : [];
  });
}
