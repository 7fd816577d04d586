import type { Amount } from './amount';
import { BPS_BASE } from './bps';

/**
 * How an amount has changed, and by how many basis points of what it was: to nearest, and at least
 * one.
 */
type AmountChange = { readonly direction: 'more' | 'less' | 'same'; readonly bps: number };

/**
 * How an amount of one currency differs from the previous one. A change from zero has no
 * percentage.
 */
export function amountChange(before: Amount, now: Amount): AmountChange {
  const difference = now.raw - before.raw;
  if (difference === 0n || before.raw === 0n) return { direction: 'same', bps: 0 };
  const part = difference > 0n ? difference : -difference;
  const bps = Number((2n * part * BPS_BASE + before.raw) / (2n * before.raw));
  return { direction: difference > 0n ? 'more' : 'less', bps: Math.max(1, bps) };
}
