import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type RefObject, useCallback } from 'react';
import { type Currency, currencyId } from '@/lib/tokens/currency';
import * as styles from './TokenList.css';

const OVERSCAN_ROWS = 5;

type Props = {
  label: string;
  rows: readonly Currency[];
  /** The headings of parts, each above the row of its index. */
  headings: ReadonlyMap<number, string>;
  /** The row of the keyboard's focus. It is rendered even when out of view. */
  activeRow: number;
  /** The element that scrolls. */
  scroller: RefObject<HTMLDivElement | null>;
  renderRow: (currency: Currency, isActive: boolean) => ReactNode;
};

/** A list of thousands of rows that renders only the visible ones, in parts with headings. */
export function TokenList({ label, rows, headings, activeRow, scroller, renderRow }: Props) {
  const heightAbove = (index: number) => (headings.has(index) ? styles.HEADING_HEIGHT : 0);
  // The heights are computed again when this function is another one.
  const getItemKey = useCallback(
    (index: number) => (headings.has(index) ? `${index} with heading` : index),
    [headings],
  );
  const virtualizer = useVirtualizer({
    getItemKey,
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => heightAbove(index) + styles.ROW_HEIGHT,
    overscan: OVERSCAN_ROWS,
    rangeExtractor: (range) => withRow(defaultRangeExtractor(range), activeRow),
  });
  const items = virtualizer.getVirtualItems();
  return (
    <div ref={scroller} className={styles.scroller}>
      <ul className={styles.rows} style={{ height: virtualizer.getTotalSize() }} aria-label={label}>
        {items.map(({ index, start }) => {
          const currency = rows[index];
          return (
            currency && (
              <li
                key={currencyId(currency)}
                className={styles.row}
                style={{ transform: `translateY(${start + heightAbove(index)}px)` }}
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
      {/* The balance of a row tells it to a screen reader. */}
      <div className={styles.headings} aria-hidden="true">
        {items.map(({ index, start }) => {
          const heading = headings.get(index);
          return (
            heading && (
              <span
                key={heading}
                className={styles.heading}
                style={{ transform: `translateY(${start}px)` }}
              >
                {heading}
              </span>
            )
          );
        })}
      </div>
    </div>
  );
}

/** Adds one row to others, in order. */
function withRow(rows: readonly number[], row: number): number[] {
  return [...new Set([...rows, row])].sort((a, b) => a - b);
}
