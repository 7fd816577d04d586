import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import type { priceDrawing } from '@/lib/exchange/market/priceDrawing';
import type { PricePoint } from '@/lib/exchange/market/pricePoints';
import { acrossOf, downOf } from './chartPlaces';
import * as styles from './PriceChart.css';

type Props = {
  /** The name of the cursor. */
  label: string;
  points: readonly PricePoint[];
  drawing: ReturnType<typeof priceDrawing>;
  priceText: (point: PricePoint) => string;
  timeText: (point: PricePoint) => string;
};

/**
 * The price at a time that is pointed at, or that the arrow keys go to. It is a slider for screen
 * readers, which read its price and its time after each step.
 */
export function ChartCursor({ label, points, drawing, priceText, timeText }: Props) {
  const [pointedAt, setPointedAt] = useState<number>();
  const [hasFocus, setFocus] = useState(false);
  const end = points.length - 1;
  const index = Math.min(pointedAt ?? end, end);
  const point = points[index];
  if (point === undefined) return null;
  const texts = { price: priceText(point), time: timeText(point) };
  const onPointerMove = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setPointedAt(drawing.nearestTo((clientX - left) / width));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = stepOf(event.key, index, end);
    if (next === undefined) return;
    event.preventDefault();
    setPointedAt(Math.max(0, Math.min(next, end)));
  };
  const { x, y } = drawing.placeOf(point);
  const left = acrossOf(x);
  return (
    <>
      <div
        className={styles.cursor}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={end}
        aria-valuenow={index}
        aria-valuetext={`${texts.price}, ${texts.time}`}
        onPointerDown={onPointerMove}
        onPointerMove={onPointerMove}
        onPointerLeave={() => setPointedAt(undefined)}
        onFocus={() => setFocus(true)}
        onBlur={() => {
          setFocus(false);
          setPointedAt(undefined);
        }}
        onKeyDown={onKeyDown}
      />
      {(pointedAt !== undefined || hasFocus) && (
        <>
          <span className={styles.crosshair} style={{ left }} />
          <span className={styles.pointed} style={{ left, top: downOf(y) }} />
          <span
            className={styles.readout}
            style={{ left, transform: `translateX(-${left})` }}
            aria-hidden="true"
          >
            {texts.price} <span className={styles.readoutTime}>{texts.time}</span>
          </span>
        </>
      )}
    </>
  );
}

/** How many points Page Up and Page Down go. */
const PAGE = 10;

function stepOf(key: string, index: number, end: number): number | undefined {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return index - 1;
    case 'ArrowRight':
    case 'ArrowUp':
      return index + 1;
    case 'PageDown':
      return index - PAGE;
    case 'PageUp':
      return index + PAGE;
    case 'Home':
      return 0;
    case 'End':
      return end;
    default:
      return undefined;
  }
}
