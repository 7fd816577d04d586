import { LARGEST_RESERVE, outputFor, type Reserves } from '@/lib/exchange/pairs/constantProduct';
import { inputAlong, outputAlong } from './requote';
import { reservesAlong } from './reservesAlong';
import type { Trade } from './trade';

/**
 * What a sandwich can do around a trade in one of its pools: somebody buys before it, so that it
 * gets a worse price, and sells after it. All in smallest units.
 */
type HopSandwich = {
  /**
   * The largest purchase before the trade that leaves the trade valid, in the token the hop sells.
   */
  readonly frontRun: bigint;
  /**
   * What the trade loses to that purchase: of the output for an exact input, else of the input that
   * it pays more.
   */
  readonly taken: bigint;
  /**
   * The most that a sandwich earns before gas, in the token the hop sells, at whatever purchase up
   * to the largest; zero when none earns anything. Rounding may hide a few of the pool's smallest
   * steps.
   */
  readonly profit: bigint;
};

/**
 * A trade behind a front run: what the attacker bought, what the pool holds then, the trade's end.
 */
type AfterFrontRun = {
  readonly bought: bigint;
  readonly after: Reserves;
  /** What the trade receives for an exact input, or pays for an exact output. */
  readonly end: bigint;
};

/**
 * The sandwich around a trade in the pool of one of its hops.
 *
 * @param hop - The index of the pool in the trade's pairs.
 * @param limit - The least that the trade accepts for an exact input, the most that it pays
 * otherwise.
 */
export function hopSandwich(trade: Trade, hop: number, limit: bigint): HopSandwich {
  const isSale = trade.type === 'exactIn';
  const behind = afterFrontRun(trade, hop);
  const isValid = (frontRun: bigint) => {
    const end = behind(frontRun)?.end;
    return end !== undefined && (isSale ? end >= limit : end <= limit);
  };
  const profit = (frontRun: bigint) => {
    const found = behind(frontRun);
    return found ? outputFor(found.bought, found.after) - frontRun : -frontRun;
  };
  const frontRun = largest(LARGEST_RESERVE, isValid);
  const end = behind(frontRun)?.end ?? limit;
  return {
    frontRun,
    taken: isSale ? trade.amountOut.raw - end : end - trade.amountIn.raw,
    profit: highest(frontRun, profit),
  };
}

/**
 * A function that computes the trade behind a front run; undefined if a pool lacks the tokens.
 */
function afterFrontRun(trade: Trade, hop: number): (frontRun: bigint) => AfterFrontRun | undefined {
  const hops = reservesAlong(trade);
  const [before, pool, beyond] = [hops.slice(0, hop), hops[hop], hops.slice(hop + 1)];
  const known =
    trade.type === 'exactIn'
      ? outputAlong(trade.amountIn.raw, before)
      : inputAlong(trade.amountOut.raw, beyond);
  return (frontRun) => {
    if (pool === undefined || known === undefined) return undefined;
    const bought = outputFor(frontRun, pool);
    const moved = {
      reserveIn: pool.reserveIn + frontRun,
      reserveOut: pool.reserveOut - bought,
    };
    const isSale = trade.type === 'exactIn';
    const paid = isSale ? known : inputAlong(known, [moved]);
    if (paid === undefined || moved.reserveIn + paid > LARGEST_RESERVE) return undefined;
    const received = isSale ? outputFor(known, moved) : known;
    const end = isSale ? outputAlong(received, beyond) : inputAlong(paid, before);
    if (end === undefined) return undefined;
    const after = { reserveIn: moved.reserveOut - received, reserveOut: moved.reserveIn + paid };
    return { bought, after, end };
  };
}

/**
 * The largest number up to `most` that passes; a number that fails is followed by none that passes.
 */
function largest(most: bigint, passes: (candidate: bigint) => boolean): bigint {
  let [low, high] = [0n, most];
  while (low < high) {
    const middle = (low + high + 1n) >> 1n;
    if (passes(middle)) low = middle;
    else high = middle - 1n;
  }
  return low;
}

/** The highest value, zero at least, from 0 to `most` of a function that rises and then falls. */
function highest(most: bigint, value: (candidate: bigint) => bigint): bigint {
  let [low, high] = [0n, most];
  let best = 0n;
  while (low <= high) {
    const third = (high - low) / 3n;
    const [left, right] = [value(low + third), value(high - third)];
    for (const each of [left, right]) if (each > best) best = each;
    if (left < right) low += third + 1n;
    else high -= third + 1n;
  }
  return best;
}
