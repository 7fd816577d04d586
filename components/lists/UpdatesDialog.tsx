import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import type { ListNews } from '@/lib/lists/listNews';
import { UpdateDiff } from './UpdateDiff';
import * as styles from './UpdatesDialog.css';
import { useListPlace } from './useListPlace';
import { useUpdateText } from './useUpdateText';

type Props = {
  updates: readonly ListNews[];
  onAccept: (url: string) => void;
  /** Dismisses an update. It is not shown again, but can still be accepted from its list. */
  onDismiss: (url: string) => void;
  onClose: () => void;
};

/** What updates of lists change. The buttons are above the changes, which scroll. */
export function UpdatesDialog({ updates, onAccept, onDismiss, onClose }: Props) {
  const t = useTranslations('lists');
  const frame = useTranslations('frame');
  const updateText = useUpdateText();
  const place = useListPlace();
  return (
    <Dialog title={t('updatesTitle')} closeLabel={frame('close')} onClose={onClose}>
      <ul className={styles.updates}>
        {updates.map((news) => {
          const { url, fate, before, after } = news;
          const { name } = before;
          return (
            <li key={url} className={styles.update}>
              <p>{updateText(news)}</p>
              <p className={styles.place} translate="no">
                {place(url)}
              </p>
              {fate !== 'applied' && (
                <div className={styles.actions}>
                  <Button
                    variant={fate === 'refused' ? 'secondary' : 'accent'}
                    aria-label={t(fate === 'refused' ? 'acceptListAnyway' : 'acceptList', { name })}
                    onClick={() => onAccept(url)}
                  >
                    {t(fate === 'refused' ? 'acceptAnyway' : 'accept')}
                  </Button>
                  <Button
                    variant="secondary"
                    aria-label={t('laterList', { name })}
                    onClick={() => onDismiss(url)}
                  >
                    {t('later')}
                  </Button>
                </div>
              )}
              <details name="updates" open={updates.length === 1}>
                <summary className={styles.summary}>{t('showChanges')}</summary>
                <UpdateDiff label={t('changesOf', { name })} before={before} after={after} />
              </details>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
