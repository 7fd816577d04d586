import type { ReactNode } from 'react';
import { acrossOf, downOf } from './chartPlaces';
import * as styles from './PriceChart.css';

type Props = {
  place: { readonly x: number; readonly y: number };
  /** Whether it is above its place, instead of below it. */
  isAbove?: boolean;
  children: ReactNode;
};

/** What a place of the line is. It goes to the side where there is more room. */
export function ChartMark({ place: { x, y }, isAbove = false, children }: Props) {
  const side = x < 0.5 ? styles.markAtLeft : styles.markAtRight;
  return (
    <span
      className={`${side} ${isAbove ? styles.above : styles.below}`}
      style={{ left: acrossOf(x), top: downOf(y) }}
      aria-hidden="true"
    >
      {children}
    </span>
  );
}
