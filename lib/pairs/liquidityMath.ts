import { type Amount, amountOf } from '@/lib/amounts/amount';
import type { Fraction } from '@/lib/amounts/fraction';
import type { Token } from '@/lib/tokens/token';
import { otherToken, type Pair, reservesFrom } from './pair';
import { isEmptyPool, type Pool } from './pool';
import { squareRoot } from './squareRoot';

/**
 * The liquidity that the first deposit leaves in a pool for ever, so that it can never be emptied.
 */
const MINIMUM_LIQUIDITY = 1_000n;

/** An amount of each token of a pair, in either order. */
export type Deposit = readonly [Amount<Token>, Amount<Token>];

/**
 * The amount that matches `amount` at the ratio of the reserves, rounded down like the router's
 * quote.
 *
 * @returns undefined while a reserve is empty, because there is no ratio.
 * @throws {TokenNotInPairError} when the pair does not hold the token.
 */
export function quoteDeposit(pair: Pair, amount: Amount<Token>): Amount<Token> | undefined {
  const { reserveIn, reserveOut } = reservesFrom(pair, amount.currency);
  if (reserveIn === 0n || reserveOut === 0n) return undefined;
  return amountOf(otherToken(pair, amount.currency), (amount.raw * reserveOut) / reserveIn);
}

/**
 * The amounts that the router takes of a `wanted` deposit: all of one side and the matching amount
 * of the other. It tries the first side first.
 *
 * @returns The wanted deposit itself while the reserves are empty.
 * @throws {TokenNotInPairError} when the pair does not hold a token.
 */
export function movedDeposit(pair: Pair, [first, second]: Deposit): Deposit {
  const besideFirst = quoteDeposit(pair, first);
  const besideSecond = quoteDeposit(pair, second);
  if (besideFirst === undefined || besideSecond === undefined) return [first, second];
  return besideFirst.raw <= second.raw ? [first, besideFirst] : [besideSecond, second];
}

/**
 * The liquidity that a deposit mints to its maker, computed like the pair contract, rounded down.
 * For the first deposit: the square root of the product, minus 1000 units that nobody gets. Later:
 * in proportion to the side that adds less.
 *
 * @param deposit - What arrives at the pair. A token that keeps a fee delivers less.
 * @returns Zero when the pair rejects the deposit, because it is too small.
 * @throws {TokenNotInPairError} when the pair does not hold a token.
 */
export function liquidityMinted(pool: Pool, deposit: Deposit): bigint {
  const [first, second] = deposit;
  if (isEmptyPool(pool)) {
    const liquidity = squareRoot(first.raw * second.raw) - MINIMUM_LIQUIDITY;
    return liquidity > 0n ? liquidity : 0n;
  }
  const { reserveIn, reserveOut } = reservesFrom(pool.pair, first.currency);
  if (reserveIn === 0n || reserveOut === 0n) return 0n;
  const byFirst = (first.raw * pool.supply) / reserveIn;
  const bySecond = (second.raw * pool.supply) / reserveOut;
  if (byFirst < bySecond) return byFirst;
  return bySecond;
}

/**
 * The minted liquidity's share of the pool; all of it for the first deposit.
 *
 * @param minted - Above zero.
 */
export function mintedShare(pool: Pool, minted: bigint): Fraction {
  return { numerator: minted, denominator: pool.supply + minted };
}
