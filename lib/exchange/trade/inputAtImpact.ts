import { BPS_BASE } from '@/lib/base/amounts/bps';
import type { Fraction } from '@/lib/base/amounts/fraction';
import { SWAP_FEE_BPS } from '@/lib/exchange/pairs/constantProduct';
import { reservesAlong } from './reservesAlong';
import { leftAfterFees, type Trade } from './trade';

/**
 * How steeply the price of a route falls, per smallest unit sold: a trade of `input` moves it by
 * s/(1+s), s being input x steepness. Exact but for the rounding of the contracts.
 *
 * Each pool pays A input / (1 + B input), and so do several in a row. One common denominator holds
 * A and B of the pools so far.
 */
export function steepnessOf(trade: Trade): Fraction {
  const kept = BPS_BASE - SWAP_FEE_BPS;
  let [paid, steepness, denominator] = [1n, 0n, 1n];
  for (const { reserveIn, reserveOut } of reservesAlong(trade)) {
    steepness = steepness * BPS_BASE * reserveIn + paid * kept;
    paid *= kept * reserveOut;
    denominator *= BPS_BASE * reserveIn;
  }
  return { numerator: steepness, denominator };
}

/**
 * What the first pool of a trade's route must receive for a price impact of some basis points, in
 * the smallest unit, rounded down. The impact is a part of the price that is left after fees, as in
 * `priceImpact`.
 */
export function inputAtImpact(trade: Trade, bps: number): bigint {
  const steepness = steepnessOf(trade);
  const kept = leftAfterFees(trade);
  const lost = BigInt(bps) * kept.denominator;
  const left = BPS_BASE * kept.numerator - lost;
  return (lost * steepness.denominator) / (left * steepness.numerator);
}
