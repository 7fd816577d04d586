import { type Amount, amountOf } from '@/lib/base/amounts/amount';
import type { Fraction } from '@/lib/base/amounts/fraction';
import { isSameToken, type Token } from '@/lib/base/tokens/token';
import { type Pair, pairOf } from './pair';

/**
 * The reserves of a pool with its liquidity, at one block, all in smallest units.
 *
 * `supply` is the liquidity that an addition or removal would find now: the total supply, plus the
 * protocol fee that the pair would mint first. It is zero before the first addition, even if the
 * pair was created.
 *
 * `balance0` and `balance1` are the token balances of the pair's contract, which a removal shares
 * out. They equal the reserves unless somebody sent tokens to the pair, or a token changes its
 * balances by itself.
 */
export type Pool = {
  readonly pair: Pair;
  readonly supply: bigint;
  readonly balance0: bigint;
  readonly balance1: bigint;
};

/** An account's position in a pool. */
export type Position = {
  readonly pool: Pool;
  readonly liquidity: Amount<Token>;
  /** The amounts from removing all of it, in the pair's order of tokens. */
  readonly amounts: readonly [Amount<Token>, Amount<Token>];
  /** Its share of the pool, from 0 to 1. */
  readonly share: Fraction;
};

/** The pool before the first addition of two tokens of one chain. */
export function emptyPool(a: Token, b: Token): Pool {
  return { pair: pairOf(amountOf(a, 0n), amountOf(b, 0n)), supply: 0n, balance0: 0n, balance1: 0n };
}

/**
 * What a created pair is to its users.
 *
 * `empty`: it has neither liquidity nor reserves, so the first addition sets its price. `live`: it
 * has both. `unbalanced`: it has one without the other. Somebody sent it tokens and made them its
 * reserves before the first addition, or a token took its balance back. Its reserves set no real
 * price, and the router can't add to it.
 */
export type PoolState = 'empty' | 'unbalanced' | 'live';

/** The state of a created pair. */
export function poolState({ pair, supply }: Pool): PoolState {
  const { reserve0, reserve1 } = pair;
  if (supply === 0n) return reserve0 === 0n && reserve1 === 0n ? 'empty' : 'unbalanced';
  return reserve0 > 0n && reserve1 > 0n ? 'live' : 'unbalanced';
}

/**
 * The amounts from removing some liquidity, in the pair's order, rounded down like the pair
 * contract.
 *
 * @param liquidity - At most the pool's supply.
 * @returns Zero amounts for an empty pool.
 */
export function poolAmounts(
  { pair, supply, balance0, balance1 }: Pool,
  liquidity: bigint,
): readonly [Amount<Token>, Amount<Token>] {
  const shareOf = (held: bigint) => (supply === 0n ? 0n : (liquidity * held) / supply);
  return [amountOf(pair.token0, shareOf(balance0)), amountOf(pair.token1, shareOf(balance1))];
}

/** The same amounts, that of `first` first. */
export function poolAmountsFrom(
  first: Token,
  pool: Pool,
  liquidity: bigint,
): readonly [Amount<Token>, Amount<Token>] {
  const [a, b] = poolAmounts(pool, liquidity);
  return isSameToken(first, a.currency) ? [a, b] : [b, a];
}

/**
 * The position for an amount of liquidity in a pool.
 *
 * @returns undefined when the pool has no liquidity, or less than that, which no honest node
 * answers.
 */
export function positionOf(pool: Pool, liquidity: bigint): Position | undefined {
  if (liquidity > pool.supply || pool.supply === 0n) return undefined;
  return {
    pool,
    liquidity: amountOf(pool.pair.liquidityToken, liquidity),
    amounts: poolAmounts(pool, liquidity),
    share: { numerator: liquidity, denominator: pool.supply },
  };
}
