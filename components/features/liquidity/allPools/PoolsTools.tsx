import { Search } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { SortChoice } from '@/components/ui/SortChoice';
import { VERBATIM_INPUT } from '@/components/ui/verbatimInput';
import type { PoolArrangement, PoolOrder } from '@/lib/features/liquidity/arrangePools';
import { TITLE_ID } from './AllPools.css';
import * as styles from './PoolsTools.css';
import { ordersOf } from './poolOrders';

const ICON_SIZE = 16;

type Props = {
  /** What is typed in the search. */
  text: string;
  arrangement: PoolArrangement;
  /** Whether there is an account, which may have shares. */
  hasShares: boolean;
  onType: (text: string) => void;
  onSort: (order: PoolOrder, isAscending: boolean) => void;
};

/** The title of the list, its search, and on a phone its orders. */
export function PoolsTools({ text, arrangement, hasShares, onType, onSort }: Props) {
  const t = useTranslations('pools');
  return (
    <div className={styles.tools}>
      <h2 id={TITLE_ID} className={styles.title}>
        {t('title')}
      </h2>
      <SortChoice
        label={t('sort')}
        orders={ordersOf(hasShares).map((order) => ({ order, label: t(`orders.${order}`) }))}
        sortedBy={arrangement.order}
        isAscending={arrangement.isAscending}
        directions={{ ascending: t('ascending'), descending: t('descending') }}
        onSort={onSort}
      />
      <span className={styles.search}>
        <Search className={styles.icon} size={ICON_SIZE} aria-hidden="true" />
        <input
          className={styles.query}
          type="search"
          value={text}
          onChange={(event) => onType(event.target.value)}
          aria-label={t('search')}
          placeholder={t('hint')}
          {...VERBATIM_INPUT}
        />
      </span>
    </div>
  );
}
