import { useVirtualizer } from '@tanstack/react-virtual';
import { useLocale, useTranslations } from 'next-intl';
import { type KeyboardEvent, useCallback, useRef, useState } from 'react';
import { formatDay } from '@/lib/base/time/formatDate';
import type { ActivityDay, ActivityRow } from '@/lib/transactions/activity/activityRows';
import * as styles from './Activity.css';
import { ActivityItem } from './ActivityItem';

const HEIGHTS = { title: 36, record: 60 } as const;
const OVERSCAN_ROWS = 5;

/** A scrolling list of thousands of transactions that renders only the visible ones. */
export function ActivityList({ rows }: { rows: readonly ActivityRow[] }) {
  const t = useTranslations('activity');
  const dayText = useDayText();
  const [openKey, setOpenKey] = useState<string>();
  const scroller = useRef<HTMLElement>(null);
  // A row keeps its measured height when a search moves it.
  const getItemKey = useCallback((index: number) => rows[index]?.key ?? index, [rows]);
  const virtualizer = useVirtualizer({
    getItemKey,
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => HEIGHTS[rows[index]?.type ?? 'record'],
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
      aria-label={t('list')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it.
      tabIndex={0}
      onKeyDown={goToEnd}
    >
      <ul className={styles.rows} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, key, start }) => {
          const row = rows[index];
          return (
            row !== undefined && (
              <li
                key={key}
                ref={virtualizer.measureElement}
                className={styles.row}
                style={{ transform: `translateY(${start}px)` }}
                data-index={index}
                aria-setsize={rows.length}
                aria-posinset={index + 1}
              >
                {row.type === 'title' ? (
                  <h3 className={styles.day}>{dayText(row.day)}</h3>
                ) : (
                  <ActivityItem
                    record={row.record}
                    isOpen={row.key === openKey}
                    onToggle={() => setOpenKey(row.key === openKey ? undefined : row.key)}
                  />
                )}
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}

function useDayText(): (day: ActivityDay) => string {
  const t = useTranslations('activity');
  const locale = useLocale();
  return (day) =>
    typeof day === 'number' ? formatDay(day, locale, { weekday: 'long' }) : t(`days.${day}`);
}
