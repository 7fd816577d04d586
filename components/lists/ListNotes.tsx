import { useTranslations } from 'next-intl';
import { useDescribedText } from '@/components/errors/useErrorText';
import type { ListState } from '@/lib/lists/listState';
import { versionText } from '@/lib/lists/tokenList';
import * as styles from './ListRow.css';
import { useAdviceText } from './useAdviceText';

/** What the last fetch of a list came to, where it brought no version to use. */
export function ListNotes({ list: { current, error, earlierOffer } }: { list: ListState }) {
  const t = useTranslations('lists');
  const errorText = useDescribedText();
  const adviceText = useAdviceText();
  return (
    <>
      {error && (
        <div className={styles.error} role="status">
          <p>{errorText({ ...error, key: error.code })}</p>
          {error.advice && <p>{adviceText(error.advice)}</p>}
          {current && <p>{t('kept')}</p>}
        </div>
      )}
      {current && earlierOffer !== undefined && (
        <p className={styles.note} role="status">
          {t('earlierOffer', { offered: earlierOffer, current: versionText(current.version) })}
        </p>
      )}
    </>
  );
}
