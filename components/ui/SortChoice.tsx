import { ArrowDown, ArrowUp } from 'lucide-react';
import * as styles from './SortChoice.css';

const ICON_SIZE = 16;
const DIRECTIONS = ['descending', 'ascending'] as const;

type Props<Order extends string> = {
  /** What the choice is for, for screen readers. */
  label: string;
  orders: readonly { readonly order: Order; readonly label: string }[];
  sortedBy: Order;
  isAscending: boolean;
  /** Describes the two directions. */
  directions: Readonly<Record<(typeof DIRECTIONS)[number], string>>;
  onSort: (order: Order, isAscending: boolean) => void;
};

/**
 * The orders of a list as one menu of a phone, with each order in both directions. An arrow shows
 * the present one. On a wider screen the heads of the table sort it.
 */
export function SortChoice<Order extends string>(props: Props<Order>) {
  const { label, orders, sortedBy, isAscending, directions, onSort } = props;
  const arrow = isAscending ? (
    <ArrowUp size={ICON_SIZE} aria-hidden="true" />
  ) : (
    <ArrowDown size={ICON_SIZE} aria-hidden="true" />
  );
  const direction = isAscending ? 'ascending' : 'descending';
  return (
    <span className={styles.menu}>
      <span className={styles.menuLook} aria-hidden="true">
        {orders.find(({ order }) => order === sortedBy)?.label}
        {arrow}
      </span>
      <select
        className={styles.select}
        aria-label={label}
        value={`${direction} ${sortedBy}`}
        onChange={({ target }) => {
          const [chosen] = target.selectedOptions;
          const order = orders.find((each) => each.order === chosen?.dataset.order)?.order;
          if (order) onSort(order, chosen?.dataset.direction === 'ascending');
        }}
      >
        {orders.flatMap((each) =>
          DIRECTIONS.map((way) => (
            <option
              key={`${way} ${each.order}`}
              value={`${way} ${each.order}`}
              data-order={each.order}
              data-direction={way}
            >
              {`${each.label}, ${directions[way]}`}
            </option>
          )),
        )}
      </select>
    </span>
  );
}
