import { Search } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useSymbolText } from '@/components/parts/tokens/useSymbolText';
import { VERBATIM_INPUT } from '@/components/ui/verbatimInput';
import { type Currency, currencyId } from '@/lib/base/tokens/currency';
import type { ActivityFilter } from '@/lib/transactions/activity/activityFilter';
import { ACTIVITY_KINDS } from '@/lib/transactions/activity/activityKind';
import * as styles from './Activity.css';

type Props = {
  filter: ActivityFilter;
  /** What to choose from. */
  currencies: readonly Currency[];
  onFilter: (filter: ActivityFilter) => void;
};

/** The search, and the choice of a kind and of a token. */
export function ActivityTools({ filter, currencies, onFilter }: Props) {
  const t = useTranslations('activity');
  const symbolText = useSymbolText();
  return (
    <div className={styles.tools}>
      <span className={styles.search}>
        <Search className={styles.searchIcon} size={16} aria-hidden="true" />
        <input
          className={styles.query}
          type="search"
          value={filter.text}
          onChange={({ target }) => onFilter({ ...filter, text: target.value })}
          aria-label={t('search')}
          placeholder={t('searchHint')}
          {...VERBATIM_INPUT}
        />
      </span>
      <select
        className={styles.select}
        aria-label={t('kind')}
        value={filter.kind ?? ''}
        onChange={({ target }) =>
          onFilter({ ...filter, kind: ACTIVITY_KINDS.find((each) => each === target.value) })
        }
      >
        <option value="">{t('allKinds')}</option>
        {ACTIVITY_KINDS.map((each) => (
          <option key={each} value={each}>
            {t(`kinds.${each}`)}
          </option>
        ))}
      </select>
      <select
        className={styles.select}
        aria-label={t('token')}
        value={filter.token ?? ''}
        onChange={({ target }) => onFilter({ ...filter, token: target.value || undefined })}
      >
        <option value="">{t('allTokens')}</option>
        {currencies.map((each) => (
          <option key={currencyId(each)} value={currencyId(each)}>
            {symbolText(each)}
          </option>
        ))}
      </select>
    </div>
  );
}
