const PAGE_ROWS = 7;

/**
 * The result that a key leads to from another one, by their places; from none, down leads to the
 * first and up to the last. The arrows go around at the ends. Undefined for a key that does not
 * move, or without results.
 */
export function movedIndex(
  key: string,
  from: number | undefined,
  count: number,
): number | undefined {
  if (count === 0) return undefined;
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      return from === undefined || from === last ? 0 : from + 1;
    case 'ArrowUp':
      return from === undefined || from === 0 ? last : from - 1;
    case 'PageDown':
      return Math.min((from ?? 0) + PAGE_ROWS, last);
    case 'PageUp':
      return Math.max((from ?? 0) - PAGE_ROWS, 0);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}
