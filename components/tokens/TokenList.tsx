import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import type { ReactNode, RefObject } from 'react';
import { type Currency, currencyId } from '@/lib/tokens/currency';
import * as styles from './TokenList.css';

const OVERSCAN_ROWS = 5;

type Props = {
  label: string;
  rows: readonly Currency[];
  /** The row of the keyboard's focus. It is rendered even when out of view. */
  activeRow: number;
  /** The element that scrolls. */
  scroller: RefObject<HTMLDivElement | null>;
  renderRow: (currency: Currency, isActive: boolean) => ReactNode;
};

/** A list of thousands of rows that renders only the visible ones. */
export function TokenList({ label, rows, activeRow, scroller, renderRow }: Props) {
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => styles.ROW_HEIGHT,
    overscan: OVERSCAN_ROWS,
    rangeExtractor: (range) => withRow(defaultRangeExtractor(range), activeRow),
  });
  return (
    <div ref={scroller} className={styles.scroller}>
      <ul className={styles.rows} style={{ height: virtualizer.getTotalSize() }} aria-label={label}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const currency = rows[index];
          return (
            currency && (
              <li
                key={currencyId(currency)}
                className={styles.row}
                style={{ transform: `translateY(${start}px)` }}
                data-row={index}
                aria-setsize={rows.length}
                aria-posinset={index + 1}
              >
                {renderRow(currency, index === activeRow)}
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}

/** Adds one row to others, in order. */
function withRow(rows: readonly number[], row: number): number[] {
  return [...new Set([...rows, row])].sort((a, b) => a - b);
}
