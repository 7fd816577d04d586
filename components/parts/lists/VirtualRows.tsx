import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import * as styles from './VirtualRows.css';

const ROW_HEIGHT = 48;
const OVERSCAN_ROWS = 5;

type Props<Row> = {
  label: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  children: (row: Row) => ReactNode;
};

/** A scrolling list of thousands of rows that renders only the visible ones. */
export function VirtualRows<Row>({ label, rows, keyOf, children }: Props<Row>) {
  const scroller = useRef<HTMLElement>(null);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN_ROWS,
  });
  // The browser scrolls to where the end was before the rows on the way were measured.
  const goToEnd = (event: KeyboardEvent) => {
    if (event.key !== 'End' || event.target !== event.currentTarget) return;
    event.preventDefault();
    virtualizer.scrollToIndex(rows.length - 1, { align: 'end' });
  };
  return (
    <section
      ref={scroller}
      className={styles.scroller}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it.
      tabIndex={0}
      onKeyDown={goToEnd}
    >
      <ul className={styles.rows} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          return (
            row !== undefined && (
              <li
                key={keyOf(row)}
                ref={virtualizer.measureElement}
                className={styles.row}
                style={{ transform: `translateY(${start}px)` }}
                data-index={index}
                aria-setsize={rows.length}
                aria-posinset={index + 1}
              >
                {children(row)}
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}
