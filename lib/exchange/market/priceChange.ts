import { BPS_BASE } from '@/lib/base/amounts/bps';
import type { Fraction } from '@/lib/base/amounts/fraction';
import type { PricePoint } from './pricePoints';

/** How a price has changed. */
export type PriceChange = {
  readonly before: Fraction;
  readonly now: Fraction;
  /** The change in basis points of the price before, to the nearest; below zero if it fell. */
  readonly bps: bigint;
  /** How long before the last point the first one was, in seconds. */
  readonly seconds: number;
};

const DAY_SECONDS = 86_400;
/** Kept states are up to 8,192 seconds apart, so one is within 4,096 of each time. */
const TOLERANCE_SECONDS = 4_096;

/**
 * How a price has changed within a day: from the point next to 24 hours before the last one.
 *
 * @param points - In the order of time, without absurd ones.
 * @returns undefined if no point is within about an hour of that time.
 */
export function priceChange(points: readonly PricePoint[]): PriceChange | undefined {
  const last = points.at(-1);
  if (last === undefined) return undefined;
  const distanceOf = ({ seconds }: PricePoint) => Math.abs(last.seconds - DAY_SECONDS - seconds);
  const [first] = points.toSorted((a, b) => distanceOf(a) - distanceOf(b));
  if (first === undefined || distanceOf(first) > TOLERANCE_SECONDS) return undefined;
  return {
    before: first.price,
    now: last.price,
    bps: changeBps(first.price, last.price),
    seconds: last.seconds - first.seconds,
  };
}

/** The change from one price to another in basis points of the first, to the nearest. */
export function changeBps(before: Fraction, now: Fraction): bigint {
  const base = before.numerator * now.denominator;
  const change = now.numerator * before.denominator - base;
  const size = change < 0n ? -change : change;
  const bps = (2n * size * BPS_BASE + base) / (2n * base);
  return change < 0n ? -bps : bps;
}
