import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Currency, currencyId } from '@/lib/base/tokens/currency';

const PAGE_ROWS = 7;

type Options = {
  readonly rows: readonly Currency[];
  readonly search: RefObject<HTMLInputElement | null>;
  /** Contains the rows, each an element with its index as `data-row`. */
  readonly list: RefObject<HTMLElement | null>;
};

/**
 * Moves the focus between a search field and its result rows: by the arrow, page, home and end
 * keys, and back to the field by typing.
 */
export function useRowFocus({ rows, search, list }: Options) {
  const [activeId, setActiveId] = useState<string>();
  const found = rows.findIndex((row) => currencyId(row) === activeId);
  const activeRow = Math.max(found, 0);
  // A key in the field may have rendered the rows that it moves to.
  const latestRows = useRef(rows);
  useLayoutEffect(() => {
    latestRows.current = rows;
  });

  const moveTo = (index: number) => {
    const rows = latestRows.current;
    const row = rows[Math.min(index, rows.length - 1)];
    if (index < 0 || row === undefined) return search.current?.focus();
    // The row can take the focus only after it was rendered as the active one.
    flushSync(() => setActiveId(currencyId(row)));
    list.current?.querySelector<HTMLElement>(`[data-row="${rows.indexOf(row)}"] button`)?.focus();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const from = rowOf(event.target);
    if (from === undefined && event.target !== search.current) return;
    // A key that is held moves the focus to a row, and must not press it.
    if (event.key === 'Enter' && event.repeat) event.preventDefault();
    if (isTyped(event)) {
      search.current?.focus();
      return;
    }
    const to = destination(event.key, from, latestRows.current.length);
    if (to === undefined) return;
    event.preventDefault();
    moveTo(to);
  };

  return { activeRow, onKeyDown };
}

/** The row that a key leads to, from a row or from the search field; -1 is the search field. */
function destination(key: string, from: number | undefined, count: number): number | undefined {
  if (key === 'ArrowDown') return (from ?? -1) + 1;
  if (from === undefined) return undefined;
  switch (key) {
    case 'ArrowUp':
      return from - 1;
    case 'PageDown':
      return from + PAGE_ROWS;
    case 'PageUp':
      return Math.max(from - PAGE_ROWS, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

function rowOf(target: EventTarget): number | undefined {
  const row = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-row]') : null;
  return row?.dataset.row === undefined ? undefined : Number(row.dataset.row);
}

/** Whether a key types a character. A space presses the focused button instead. */
function isTyped({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
}
