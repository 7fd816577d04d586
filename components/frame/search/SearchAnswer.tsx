import { useTranslations } from 'next-intl';
import { NothingFound } from '@/components/parts/tokens/NothingFound';
import { announcement } from '@/components/ui/announcement.css';
import { isolated } from '@/lib/base/text/isolated';
import type { useSearch } from '@/lib/features/search/useSearch';
import * as styles from './SearchDialog.css';

type Props = {
  found: Pick<ReturnType<typeof useSearch>, 'query' | 'isSearching' | 'byAddress'>;
  /** How many results are shown. */
  count: number;
};

/** Says why a search has no results; to a screen reader, how many it has. */
export function SearchAnswer({ found: { query, isSearching, byAddress }, count }: Props) {
  const t = useTranslations('search');
  const tokens = useTranslations('tokenChoice');
  const isEmpty = isSearching && count === 0;
  return (
    <div className={isEmpty ? styles.answer : announcement} role="status">
      {isSearching && count > 0 && t('count', { count })}
      {isEmpty && byAddress.status === 'loading' && tokens('readingAddress')}
      {isEmpty && byAddress.status !== 'loading' && (
        <NothingFound query={query} status={byAddress.status}>
          <span className={styles.title}>{t('nothing', { query: isolated(query.trim()) })}</span>
          <span>{t('nothingHelp')}</span>
        </NothingFound>
      )}
    </div>
  );
}
