import { useId } from 'react';
import type { priceDrawing } from '@/lib/exchange/market/priceDrawing';
import type { PricePoint } from '@/lib/exchange/market/pricePoints';
import { changeTone } from './changeTone';
import { acrossOf, downOf, FLOOR, LINE_HEIGHT, LINE_TOP } from './chartPlaces';
import * as styles from './PriceChart.css';

type Props = {
  /** What the picture shows, in a sentence. */
  text: string;
  drawing: ReturnType<typeof priceDrawing>;
  last: PricePoint;
  /** The change from the first price to the last one, in basis points. */
  change: bigint;
  /** How far down the lines of the axis are. */
  rules: readonly string[];
};

/** The picture of a chart: its line, with a soft area below it, over the lines of the axis. */
export function ChartLine({ text, drawing, last, change, rules }: Props) {
  const gradient = useId();
  const { line, lowest, highest, placeOf } = drawing;
  const places = line.map(({ x, y }) => `${rounded(x)},${rounded(y)}`).join(' ');
  return (
    <svg className={styles.picture} role="img" aria-label={text}>
      {rules.map((y) => (
        <line key={y} className={styles.rule} x2="100%" y1={y} y2={y} />
      ))}
      <g className={changeTone(change)}>
        <svg
          y={LINE_TOP}
          width="100%"
          height={LINE_HEIGHT}
          viewBox="0 0 1 1"
          preserveAspectRatio="none"
          overflow="visible"
          aria-hidden="true"
        >
          <linearGradient id={gradient} x2="0" y2="1">
            <stop stopColor="currentColor" stopOpacity="0.18" />
            <stop offset="1" stopColor="currentColor" stopOpacity="0" />
          </linearGradient>
          <polygon
            className={styles.area}
            fill={`url(#${gradient})`}
            points={`${places} 1,${FLOOR} 0,${FLOOR}`}
          />
          <polyline className={styles.line} points={places} />
        </svg>
        {[...new Set([lowest, highest, last])].map((point) => (
          <circle
            key={point.seconds}
            className={styles.dot}
            cx={acrossOf(placeOf(point).x)}
            cy={downOf(placeOf(point).y)}
            r={point === last ? 4 : 2.5}
          />
        ))}
      </g>
    </svg>
  );
}

/** Finer than a screen shows, and short. */
function rounded(place: number): number {
  return Math.round(place * 10_000) / 10_000;
}
