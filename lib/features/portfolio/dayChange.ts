import { type Fraction, scaleFraction } from '@/lib/base/amounts/fraction';
import type { Token } from '@/lib/base/tokens/token';
import type { PairHistory } from '@/lib/exchange/market/pairHistory';
import { changeBps } from '@/lib/exchange/market/priceChange';
import { tokenDay } from '@/lib/exchange/market/tokenDay';
import type { Exposure } from './exposure';

/** How the value of what an account has now went with the prices of a day. */
export type DayChange = {
  /** In basis points of what it would have been worth a day ago. */
  readonly bps: bigint;
  /** The part of the value whose prices of a day ago are known, from 0 to 1. */
  readonly known: Fraction;
};

/** Dollars are summed with so many places. Exact fractions of 60 pools have thousands of digits. */
const PLACES = 30;

/**
 * How the value of what an account has now changed with the prices of a day: the same amounts at the
 * prices of a day ago and of now. Additions, removals and what is earned are no change of it.
 *
 * @returns undefined if no price of a day ago is known.
 */
export function dayChange(
  exposures: readonly Exposure[],
  history: PairHistory,
): DayChange | undefined {
  let [all, now, before] = [0n, 0n, 0n];
  for (const { token, usd } of byToken(exposures).values()) {
    all += usd;
    const ratio = ratioOf(token, history);
    if (ratio === undefined) continue;
    now += usd;
    before += (usd * ratio.numerator) / ratio.denominator;
  }
  if (before === 0n) return undefined;
  const one = (numerator: bigint) => ({ numerator, denominator: 1n });
  return { bps: changeBps(one(before), one(now)), known: { numerator: now, denominator: all } };
}

/** The tokens of some exposures, each once. */
export function tokensOf(exposures: readonly Exposure[]): readonly Token[] {
  return [...byToken(exposures).values()].map(({ token }) => token);
}

function byToken(exposures: readonly Exposure[]) {
  const sums = new Map<string, { readonly token: Token; readonly usd: bigint }>();
  for (const { token, usd } of exposures) {
    const key = token.address.toLowerCase();
    const before = sums.get(key)?.usd ?? 0n;
    sums.set(key, { token, usd: before + scaleFraction(usd, PLACES, 'nearest') });
  }
  return sums;
}

/** The price of a day ago by that of now; undefined while unknown. */
function ratioOf(token: Token, history: PairHistory): Fraction | undefined {
  const day = tokenDay(token, history);
  if (day === undefined) return undefined;
  // A stable token counts as a dollar, always.
  if (day.points === undefined) return { numerator: 1n, denominator: 1n };
  if (day.change === undefined) return undefined;
  const { before, now } = day.change;
  return {
    numerator: before.numerator * now.denominator,
    denominator: before.denominator * now.numerator,
  };
}
