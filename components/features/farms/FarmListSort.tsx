import { useTranslations } from 'next-intl';
import { SortChoice } from '@/components/ui/SortChoice';
import type { FarmArrangement, FarmOrder } from '@/lib/exchange/rewards/farms/arrangeFarms';

const ORDERS: readonly FarmOrder[] = ['liquidity', 'weight', 'apr'];

type Props = {
  arrangement: Pick<FarmArrangement, 'order' | 'isAscending'>;
  onSort: (order: FarmOrder, isAscending: boolean) => void;
};

/** The orders of the list. */
export function FarmListSort({ arrangement, onSort }: Props) {
  const t = useTranslations('farms');
  return (
    <SortChoice
      label={t('sort')}
      orders={ORDERS.map((order) => ({ order, label: t(`orders.${order}`) }))}
      sortedBy={arrangement.order}
      isAscending={arrangement.isAscending}
      directions={{ ascending: t('ascending'), descending: t('descending') }}
      onSort={onSort}
    />
  );
}
