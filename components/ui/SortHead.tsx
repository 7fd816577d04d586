import { ArrowDown, ArrowUp } from 'lucide-react';
import * as styles from './SortHead.css';

const ICON_SIZE = 14;

type Props = {
  /** What the column is called. */
  label: string;
  /** Whether the list is in its order, from the lowest on; undefined in another order. */
  isAscending: boolean | undefined;
  /** What a press is for, or the present direction, for screen readers. */
  description: string;
  onSort: (isAscending: boolean) => void;
};

/**
 * The head of a column that sorts its table, from the highest on; the present order is inverted. An
 * arrow shows the direction. A phone has a menu in its place, and only the word here.
 */
export function SortHead({ label, isAscending, description, onSort }: Props) {
  const Arrow = isAscending ? ArrowUp : ArrowDown;
  return (
    <>
      <button
        type="button"
        className={styles.head}
        aria-pressed={isAscending !== undefined}
        aria-description={description}
        onClick={() => onSort(isAscending === false)}
      >
        {label}
        {isAscending !== undefined && <Arrow size={ICON_SIZE} aria-hidden="true" />}
      </button>
      <span className={styles.word} aria-hidden="true">
        {label}
      </span>
    </>
  );
}
