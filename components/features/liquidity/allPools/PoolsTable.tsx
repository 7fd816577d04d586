import { useTranslations } from 'next-intl';
import type { Address } from 'viem';
import { SortHead } from '@/components/ui/SortHead';
import { useDrawnCount } from '@/components/ui/useDrawnCount';
import type { PoolArrangement, PoolOrder } from '@/lib/features/liquidity/arrangePools';
import type { PoolRow } from '@/lib/features/liquidity/poolRow';
import type { PoolRows } from '@/lib/features/liquidity/usePoolRows';
import { TITLE_ID } from './AllPools.css';
import { PoolLine } from './PoolLine';
import * as styles from './PoolsTable.css';
import { ordersOf } from './poolOrders';

type Props = {
  rows: readonly PoolRow[];
  arrangement: PoolArrangement;
  /** Whether there is an account, which may have shares. */
  hasShares: boolean;
  reading: PoolRows['reading'];
  onSort: (order: PoolOrder, isAscending: boolean) => void;
  onOpen: (pool: Address) => void;
};

/** Pools as a table that its heads sort. More rows are drawn as their end comes near. */
export function PoolsTable({ rows, arrangement, hasShares, reading, onSort, onOpen }: Props) {
  const { count, watchEnd } = useDrawnCount();
  return (
    <>
      <div className={styles.card}>
        <table className={styles.table} aria-labelledby={TITLE_ID}>
          <thead>
            <tr>
              {ordersOf(hasShares).map((order) => (
                <PoolsHead key={order} {...{ order, arrangement, onSort }} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, count).map((row) => (
              <PoolLine key={row.address} {...{ row, hasShares, reading, onOpen }} />
            ))}
          </tbody>
        </table>
      </div>
      {rows.length > count && <div key={count} ref={watchEnd} />}
    </>
  );
}

type HeadProps = Pick<Props, 'arrangement' | 'onSort'> & { order: PoolOrder };

/** The head of a column. The first press sorts figures from the highest on, and names from A on. */
function PoolsHead({ order, arrangement, onSort }: HeadProps) {
  const t = useTranslations('pools');
  const isPresent = arrangement.order === order;
  const { isAscending } = arrangement;
  const direction = isAscending ? 'ascending' : 'descending';
  return (
    <th className={styles.heads[order]} scope="col" aria-sort={isPresent ? direction : undefined}>
      <SortHead
        label={t(`orders.${order}`)}
        isAscending={isPresent ? isAscending : undefined}
        description={isPresent ? t(direction) : t('sort')}
        onSort={(ascending) => onSort(order, isPresent ? ascending : order === 'name')}
      />
    </th>
  );
}
