import { LARGEST_RESERVE, outputFor } from '@/lib/exchange/pairs/constantProduct';
import type { Pair } from '@/lib/exchange/pairs/pair';

/** A trade with a pool, and how far it moves the price. */
export type DepthStep = {
  /** The price moves by this at least, in percent of the price before. */
  readonly percent: number;
  /** The least amount that moves it so far, in the smallest unit of the token that is sold. */
  readonly sold: bigint;
  /** What the pool pays for that, in the smallest unit of the other token. */
  readonly bought: bigint;
};

/** What it takes to move the price of a pool's first token. */
export type PoolDepth = {
  /** Sales of the first token, after which its price is lower. The smallest one first. */
  readonly down: readonly DepthStep[];
  /** Purchases of the first token, paid in the second one, after which its price is higher. */
  readonly up: readonly DepthStep[];
};

/**
 * The least trades after which a pool's price has moved by some percent, by the arithmetic of the
 * pair contract with its fee, which stays in the pool: not one smallest unit more than needed.
 *
 * A step for which the pool would hold more than the contract can count is left out.
 *
 * @param percents - Whole, above 0 and below 100.
 * @returns undefined for a pool with an empty side, which has no price.
 */
export function poolDepth(
  { reserve0, reserve1 }: Pick<Pair, 'reserve0' | 'reserve1'>,
  percents: readonly number[],
): PoolDepth | undefined {
  if (reserve0 <= 0n || reserve1 <= 0n) return undefined;
  return {
    down: percents.flatMap((percent) => downStep(reserve0, reserve1, percent) ?? []),
    up: percents.flatMap((percent) => upStep(reserve0, reserve1, percent) ?? []),
  };
}

function downStep(reserve0: bigint, reserve1: bigint, percent: number): DepthStep | undefined {
  const left = BigInt(100 - percent);
  const reserves = { reserveIn: reserve0, reserveOut: reserve1 };
  const hasMoved = (sold: bigint) =>
    (reserve1 - outputFor(sold, reserves)) * reserve0 * 100n <= reserve1 * left * (reserve0 + sold);
  // Without paying anything out, the price would be so low at this.
  const sold = least((reserve0 * BigInt(percent)) / left + 1n, hasMoved);
  return stepOf(percent, sold, reserves);
}

function upStep(reserve0: bigint, reserve1: bigint, percent: number): DepthStep | undefined {
  const more = BigInt(100 + percent);
  const reserves = { reserveIn: reserve1, reserveOut: reserve0 };
  const hasMoved = (sold: bigint) =>
    (reserve1 + sold) * reserve0 * 100n >= reserve1 * more * (reserve0 - outputFor(sold, reserves));
  const sold = least((reserve1 * BigInt(percent)) / 100n + 1n, hasMoved);
  return stepOf(percent, sold, reserves);
}

function stepOf(
  percent: number,
  sold: bigint,
  reserves: Parameters<typeof outputFor>[1],
): DepthStep | undefined {
  if (reserves.reserveIn + sold > LARGEST_RESERVE) return undefined;
  return { percent, sold, bought: outputFor(sold, reserves) };
}

/** The least amount from 1 on that is enough; `most` is. Each larger one is enough as well. */
function least(most: bigint, isEnough: (amount: bigint) => boolean): bigint {
  let [low, high] = [1n, most];
  while (low < high) {
    const middle = (low + high) >> 1n;
    if (isEnough(middle)) high = middle;
    else low = middle + 1n;
  }
  return low;
}
