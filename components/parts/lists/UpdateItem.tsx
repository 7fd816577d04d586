import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Notice } from '@/components/ui/Notice';
import { isolated } from '@/lib/base/text/isolated';
import type { ListNews } from '@/lib/holdings/lists/listNews';
import type { TokenList } from '@/lib/holdings/lists/tokenList';
import { UpdateDiff } from './UpdateDiff';
import * as styles from './UpdatesDialog.css';
import { useListPlace } from './useListPlace';
import { useUpdateText } from './useUpdateText';

type Answer = (url: string, shown: TokenList) => boolean;

export type UpdateAnswers = {
  /** Accepts the update that was shown; returns false if another one is pending now. */
  onAccept: Answer;
  /**
   * Dismisses the update that was shown; returns false if another one is pending now. A dismissed
   * update is not shown again, but can still be accepted from its list.
   */
  onDismiss: Answer;
};

type Props = UpdateAnswers & { news: ListNews; isOpen: boolean };

/**
 * One update: what it changes, and the answers to it. It does not change while it is read. If
 * another update has taken its place when it is answered, that one is shown instead.
 */
export function UpdateItem({ news, isOpen, onAccept, onDismiss }: Props) {
  const t = useTranslations('lists');
  const updateText = useUpdateText();
  const place = useListPlace();
  const [shown, setShown] = useState(news);
  const [isReplaced, setReplaced] = useState(false);
  const { url, status, before, after } = shown;
  const name = isolated(before.name);
  const answer = (onAnswer: Answer, { detail: clicks }: { readonly detail: number }) => {
    // The second click of a double click answers what has just come in its place.
    if (clicks > 1 || onAnswer(url, after)) return;
    setShown(news);
    setReplaced(true);
  };
  return (
    <li className={styles.update}>
      {isReplaced && (
        <Notice tone="error">
          <p>{t('replaced')}</p>
        </Notice>
      )}
      <p>{updateText(shown)}</p>
      <p className={styles.place} translate="no">
        {place(url)}
      </p>
      {status !== 'applied' && (
        <div className={styles.actions}>
          <Button
            variant={status === 'heldBack' ? 'secondary' : 'accent'}
            aria-label={t(status === 'heldBack' ? 'acceptListAnyway' : 'acceptList', { name })}
            onClick={(click) => answer(onAccept, click)}
          >
            {t(status === 'heldBack' ? 'acceptAnyway' : 'accept')}
          </Button>
          <Button
            variant="secondary"
            aria-label={t('laterList', { name })}
            onClick={(click) => answer(onDismiss, click)}
          >
            {t('later')}
          </Button>
        </div>
      )}
      <details name="updates" open={isOpen}>
        <summary className={styles.summary}>{t('showChanges')}</summary>
        <UpdateDiff label={t('changesOf', { name })} before={before} after={after} />
      </details>
    </li>
  );
}
