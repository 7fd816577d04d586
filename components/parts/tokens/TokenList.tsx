import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type Currency, currencyId } from '@/lib/base/tokens/currency';
import * as styles from './TokenList.css';

const OVERSCAN_ROWS = 5;

type Props = {
  label: string;
  rows: readonly Currency[];
  /**
   * The titles of parts, each by the index of its first row. That of the first is shown elsewhere,
   * in the room above its row.
   */
  titles: ReadonlyMap<number, string>;
  /** Called with the title of the part at the top of what is visible. */
  onTitle: (title: string | undefined) => void;
  /** The row of the keyboard's focus. It is rendered even when out of view. */
  activeRow: number;
  /** The element that scrolls: what is above the list in it, too. */
  scroller: RefObject<HTMLDivElement | null>;
  renderRow: (currency: Currency, isActive: boolean) => ReactNode;
};

/** A list of thousands of rows that renders only the visible ones, in parts with titles. */
export function TokenList(props: Props) {
  const { label, rows, titles, onTitle, activeRow, scroller, renderRow } = props;
  const heightAbove = (index: number) => (titles.has(index) ? styles.HEADING_HEIGHT : 0);
  // A new function makes the virtualizer compute the heights again.
  const getItemKey = useCallback(
    (index: number) => (titles.has(index) ? `${index} with title` : index),
    [titles],
  );
  const place = useRef<HTMLDivElement>(null);
  const [above, setAbove] = useState(0);
  // After each render: a search takes away what is above the list. The render that follows the
  // first one is also the first with a scroller.
  useLayoutEffect(() => setAbove(place.current?.offsetTop ?? 0));
  const virtualizer = useVirtualizer({
    getItemKey,
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => heightAbove(index) + styles.ROW_HEIGHT,
    overscan: OVERSCAN_ROWS,
    paddingEnd: styles.END,
    scrollMargin: above,
    rangeExtractor: (range) => withRow(defaultRangeExtractor(range), activeRow),
  });
  const items = virtualizer.getVirtualItems();
  const inSight = (virtualizer.scrollOffset ?? 0) + styles.HEADING_HEIGHT;
  const top = virtualizer.getVirtualItemForOffset(inSight)?.index ?? 0;
  const title = [...titles].findLast(([first]) => first <= top)?.[1];
  const tell = useEffectEvent(onTitle);
  useEffect(() => tell(title), [title]);
  return (
    <div ref={place} className={styles.place}>
      <ul className={styles.rows} style={{ height: virtualizer.getTotalSize() }} aria-label={label}>
        {items.map(({ index, start }) => {
          const currency = rows[index];
          return (
            currency && (
              <li
                key={currencyId(currency)}
                className={styles.row}
                style={{ transform: `translateY(${start - above + heightAbove(index)}px)` }}
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
      {/* A screen reader gets it from the balance of the row. */}
      <div className={styles.headings} aria-hidden="true">
        {items.map(({ index, start }) => {
          return (
            index > 0 &&
            titles.has(index) && (
              <span
                key={index}
                className={styles.heading}
                style={{ transform: `translateY(${start - above}px)` }}
              >
                {titles.get(index)}
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
