import { changeBps } from '@/lib/exchange/market/priceChange';
import { priceDrawing } from '@/lib/exchange/market/priceDrawing';
import type { PricePoint } from '@/lib/exchange/market/pricePoints';
import { changeTone } from './changeTone';
import * as styles from './Sparkline.css';

type Props = {
  /** In the order of time, without absurd ones. */
  points: readonly PricePoint[];
  /** What the line shows, such as a change over 24 hours. */
  label: string;
};

/** The line is 1.5 pixels wide: its peaks stay inside of the picture. */
const MARGIN = 1;

/** Prices over time as a small line without an axis. Without two points there is only its place. */
export function Sparkline({ points, label }: Props) {
  const [first, ...later] = points;
  const last = later.at(-1);
  const change = first && last ? changeBps(first.price, last.price) : 0n;
  const path =
    first &&
    last &&
    priceDrawing([first, ...later])
      .line.map(({ x, y }) => `${placed(x, styles.WIDTH)} ${placed(y, styles.HEIGHT)}`)
      .join('L');
  return (
    <svg
      className={`${styles.sparkline} ${changeTone(change)}`}
      width={styles.WIDTH}
      height={styles.HEIGHT}
      viewBox={`0 0 ${styles.WIDTH} ${styles.HEIGHT}`}
      role="img"
      aria-label={label}
    >
      {path && (
        <path
          d={`M${path}`}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinejoin="round"
        />
      )}
    </svg>
  );
}

/** A place in a picture of a size, in tenths of a pixel. */
function placed(place: number, size: number): number {
  return Math.round((MARGIN + place * (size - 2 * MARGIN)) * 10) / 10;
}
