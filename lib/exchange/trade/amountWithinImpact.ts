import { type Amount, amountOf } from '@/lib/base/amounts/amount';
import { isAboveBps } from '@/lib/base/amounts/bps';
import { inputAtImpact } from './inputAtImpact';
import { priceImpact } from './priceImpact';
import { bestTradeWithFees, type TradeSearch } from './quote';
import { outputAlong } from './requote';
import { reservesAlong } from './reservesAlong';
import { poolAmounts, type Trade } from './trade';

/** Enough for a person to type. */
const DIGITS = 3;
/** Each try begins with the route that the one before has found. */
const TRIES = 4;

/**
 * An amount of the exact side, to 3 digits, whose best trade does not exceed a price impact. It is
 * the largest one on the route of the given trade, unless another route is better for it and moves
 * more.
 *
 * @param trade - A trade of this search, above that impact.
 * @returns undefined when none is found, for example if even one smallest unit exceeds it.
 */
export function amountWithinImpact(
  search: TradeSearch,
  trade: Trade,
  bps: number,
): Amount | undefined {
  const token = search.exact === 'input' ? search.tokenIn : search.tokenOut;
  let known = trade;
  for (let tries = 0; tries < TRIES; tries++) {
    const raw = roundedDown(exactAtImpact(known, bps));
    const found = raw > 0n ? bestTradeWithFees(search, raw) : undefined;
    if (found === undefined) return undefined;
    if (!isAboveBps(priceImpact(found), bps)) return amountOf(token, raw);
    known = found;
  }
  return undefined;
}

/** The exact amount of a trade's route with a price impact, counting the fee on the sold token. */
function exactAtImpact(trade: Trade, bps: number): bigint {
  const input = inputAtImpact(trade, bps);
  if (trade.type === 'exactOut') return outputAlong(input, reservesAlong(trade));
  return (input * trade.amountIn.raw) / poolAmounts(trade).amountIn.raw;
}

function roundedDown(raw: bigint): bigint {
  const unit = 10n ** BigInt(Math.max(0, raw.toString().length - DIGITS));
  return raw - (raw % unit);
}
