import { type Amount, amountOf } from '@/lib/amounts/amount';
import type { Fraction } from '@/lib/amounts/fraction';
import type { Token } from '@/lib/tokens/token';
import { type Pair, pairOf } from './pair';

/**
 * A pair with its liquidity, at one block; everything counts smallest units.
 *
 * `supply` is the liquidity that an addition or removal now would find: all there is, with what the
 * pair would mint as protocol fee first. It is zero before the first addition, even of a pair that
 * was created.
 *
 * `held0` and `held1` are what the pair's contract holds of its tokens, which is what a removal
 * shares out; they are the reserves unless somebody sent tokens to the pair, or a token changes
 * balances by itself.
 */
export type Pool = {
  readonly pair: Pair;
  readonly supply: bigint;
  readonly held0: bigint;
  readonly held1: bigint;
};

/** What an account holds of a pool. */
export type Position = {
  readonly pool: Pool;
  readonly liquidity: Amount<Token>;
  /** What removing all of it gives, in the pair's order of tokens. */
  readonly amounts: readonly [Amount<Token>, Amount<Token>];
  /** The part of the pool that it is, from 0 to 1. */
  readonly share: Fraction;
};

/** The pool that the first addition of two tokens of one chain would find. */
export function emptyPool(a: Token, b: Token): Pool {
  return { pair: pairOf(amountOf(a, 0n), amountOf(b, 0n)), supply: 0n, held0: 0n, held1: 0n };
}

/** Whether a pool has no liquidity yet: the first addition sets its price. */
export function isEmptyPool({ supply }: Pool): boolean {
  return supply === 0n;
}

/**
 * What removing some liquidity from a pool gives, in the pair's order, rounded down as the pair
 * contract does.
 *
 * @param liquidity - At most the pool's supply.
 * @returns Zero amounts for an empty pool.
 */
export function liquidityValue(
  { pair, supply, held0, held1 }: Pool,
  liquidity: bigint,
): readonly [Amount<Token>, Amount<Token>] {
  const shareOf = (held: bigint) => (supply === 0n ? 0n : (liquidity * held) / supply);
  return [amountOf(pair.token0, shareOf(held0)), amountOf(pair.token1, shareOf(held1))];
}

/**
 * A position of so much liquidity in a pool.
 *
 * @returns undefined when the pool has less than that: the two were read at different moments.
 */
export function positionOf(pool: Pool, liquidity: bigint): Position | undefined {
  if (liquidity > pool.supply || isEmptyPool(pool)) return undefined;
  return {
    pool,
    liquidity: amountOf(pool.pair.liquidityToken, liquidity),
    amounts: liquidityValue(pool, liquidity),
    share: { numerator: liquidity, denominator: pool.supply },
  };
}
