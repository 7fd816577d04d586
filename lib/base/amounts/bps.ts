import type { Fraction } from './fraction';

/** 100 percent in basis points; 1 basis point is 0.01 percent. */
export const BPS_BASE = 10_000n;

/** Whether a ratio is more than `bps` basis points. */
export function isAboveBps({ numerator, denominator }: Fraction, bps: number): boolean {
  return numerator * BPS_BASE > BigInt(bps) * denominator;
}

/** Whether a ratio is less than `bps` basis points. */
export function isBelowBps({ numerator, denominator }: Fraction, bps: number): boolean {
  return numerator * BPS_BASE < BigInt(bps) * denominator;
}
