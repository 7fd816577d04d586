import { useTranslations } from 'next-intl';
import { announcement } from '@/components/ui/announcement.css';
import { Button } from '@/components/ui/Button';
import { Skeleton } from '@/components/ui/Skeleton';
import { isolated } from '@/lib/base/text/isolated';
import type { Currency } from '@/lib/base/tokens/currency';
import type { useTokenSearch } from '@/lib/exchange/tokenChoice/useTokenSearch';
import { NothingFound } from './NothingFound';
import * as styles from './TokenDialog.css';
import { useSymbolText } from './useSymbolText';

type Props = {
  found: Pick<ReturnType<typeof useTokenSearch>, 'query' | 'rows' | 'byAddress'>;
  /** What Enter chooses. */
  picked: Currency | undefined;
  onClear: () => void;
};

/** Why a search has no results, and what else to try; for a screen reader, what Enter chooses. */
export function TokenAnswer({ found: { query, rows, byAddress }, picked, onClear }: Props) {
  const t = useTranslations('tokenChoice');
  const symbolText = useSymbolText();
  const isReading = rows.length === 0 && byAddress.status === 'loading';
  const isEmpty = rows.length === 0 && !isReading && query.trim() !== '';
  const isUnseen = picked !== undefined || (!isReading && !isEmpty);
  const shown = isReading ? styles.readingTitle : styles.answer;
  return (
    <>
      <p className={isUnseen ? announcement : shown} role="status">
        {picked && t('enterPicks', { symbol: symbolText(picked), name: isolated(picked.name) })}
        {isReading && t('readingAddress')}
        {isEmpty && (
          <NothingFound query={query} status={byAddress.status}>
            <span className={styles.answerTitle}>
              {t('noResults', { query: isolated(query.trim()) })}
            </span>
            <span>{t('noResultsHelp')}</span>
          </NothingFound>
        )}
      </p>
      {isReading && (
        <div className={styles.reading}>
          <Skeleton characters={6} />
          <Skeleton characters={16} />
        </div>
      )}
      {isEmpty && (
        <Button variant="secondary" className={styles.clearAll} onClick={onClear}>
          {t('clearSearch')}
        </Button>
      )}
    </>
  );
}
