import { ArrowDown, ArrowUp } from 'lucide-react';
import { choice, choices } from './choices.css';

const ICON_SIZE = 16;

type Props<Order extends string> = {
  /** What the choice is for, for screen readers. */
  label: string;
  orders: readonly { readonly order: Order; readonly label: string }[];
  sortedBy: Order;
  isAscending: boolean;
  /** Describes the present direction to screen readers. */
  direction: string;
  /** Called with another order, or with the present one to invert it. */
  onSort: (order: Order) => void;
};

/** The orders of a list side by side. An arrow shows the direction of the present one. */
export function SortChoice<Order extends string>(props: Props<Order>) {
  const { label, orders, sortedBy, isAscending, direction, onSort } = props;
  const Arrow = isAscending ? ArrowUp : ArrowDown;
  return (
    <fieldset className={choices} aria-label={label}>
      {orders.map((each) => {
        const isPressed = each.order === sortedBy;
        return (
          <button
            key={each.order}
            type="button"
            className={choice}
            aria-pressed={isPressed}
            aria-description={isPressed ? direction : undefined}
            onClick={() => onSort(each.order)}
          >
            {each.label}
            {isPressed && <Arrow size={ICON_SIZE} aria-hidden="true" />}
          </button>
        );
      })}
    </fieldset>
  );
}
