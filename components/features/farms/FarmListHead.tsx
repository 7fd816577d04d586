import { useTranslations } from 'next-intl';
import { SortHead } from '@/components/ui/SortHead';
import { columnNames } from '@/components/ui/table.css';
import type { FarmArrangement, FarmOrder } from '@/lib/exchange/rewards/farms/arrangeFarms';
import * as styles from './FarmListCard.css';

type Props = {
  arrangement: Pick<FarmArrangement, 'order' | 'isAscending'>;
  onSort: (order: FarmOrder, isAscending: boolean) => void;
};

/** The heads of the columns, which sort the list. The weight has no column: it is below the name. */
export function FarmListHead({ arrangement, onSort }: Props) {
  const t = useTranslations('farms');
  const { order: present, isAscending } = arrangement;
  const head = (order: FarmOrder) => (
    <SortHead
      label={t(`orders.${order}`)}
      isAscending={order === present ? isAscending : undefined}
      description={order === present ? t(isAscending ? 'ascending' : 'descending') : t('sort')}
      onSort={(ascending) => onSort(order, ascending)}
    />
  );
  return (
    <li className={styles.columns}>
      <span className={styles.firstHead}>
        <span aria-hidden="true">{t('farm')}</span>
        <span className={styles.weightHead}>{head('weight')}</span>
      </span>
      <span className={columnNames}>
        <span aria-hidden="true">{t('weekly')}</span>
        <span>{head('liquidity')}</span>
        <span>{head('apr')}</span>
      </span>
    </li>
  );
}
