import { list, skeletonRow } from './list.css';
import { Skeleton } from './Skeleton';

/** How many characters the rows have at both ends. */
const ROWS = [
  [16, 8],
  [13, 6],
  [18, 7],
] as const;

/** Up to three rows of a list's height, in place of those that are being read. */
export function ListSkeleton({ count = ROWS.length }: { count?: number | undefined }) {
  return (
    <ul className={list} aria-hidden="true">
      {ROWS.slice(0, count).map(([start, end]) => (
        <li key={start} className={skeletonRow}>
          <Skeleton characters={start} />
          <Skeleton characters={end} />
        </li>
      ))}
    </ul>
  );
}
