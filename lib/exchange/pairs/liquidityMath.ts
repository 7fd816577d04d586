import { type Amount, amountOf } from '@/lib/base/amounts/amount';
import type { Fraction } from '@/lib/base/amounts/fraction';
import { maxBigint, minBigint } from '@/lib/base/amounts/minMax';
import type { Token } from '@/lib/base/tokens/token';
import { otherToken, type Pair, reservesFrom } from './pair';
import type { Pool } from './pool';
import { squareRoot } from './squareRoot';

/**
 * The liquidity that the first addition leaves in a pool for ever, so that it can never be emptied.
 */
const MINIMUM_LIQUIDITY = 1_000n;

/** An amount of each token of a pair, in either order. */
export type PairAmounts = readonly [Amount<Token>, Amount<Token>];

/**
 * The amount that matches `amount` at the ratio of the reserves, rounded down like the router's
 * quote.
 *
 * @returns undefined while a reserve is empty, because there is no ratio.
 * @throws {TokenNotInPairError} when the pair does not hold the token.
 */
export function quoteOtherSide(pair: Pair, amount: Amount<Token>): Amount<Token> | undefined {
  const { reserveIn, reserveOut } = reservesFrom(pair, amount.currency);
  if (reserveIn === 0n || reserveOut === 0n) return undefined;
  return amountOf(otherToken(pair, amount.currency), (amount.raw * reserveOut) / reserveIn);
}

/**
 * The amounts that the router takes of a `wanted` addition: all of one side and the matching amount
 * of the other. It tries the first side first.
 *
 * @returns The wanted addition itself while the reserves are empty.
 * @throws {TokenNotInPairError} when the pair does not hold a token.
 */
export function takenAmounts(pair: Pair, [first, second]: PairAmounts): PairAmounts {
  const matchingFirst = quoteOtherSide(pair, first);
  const matchingSecond = quoteOtherSide(pair, second);
  if (matchingFirst === undefined || matchingSecond === undefined) return [first, second];
  return matchingFirst.raw <= second.raw ? [first, matchingFirst] : [matchingSecond, second];
}

/**
 * The liquidity that an addition mints to its maker, computed like the pair contract, rounded down.
 * For the first addition: the square root of the product, minus 1000 units that nobody gets. Later:
 * in proportion to the side that adds less.
 *
 * @param addition - What arrives at the pair. A token that keeps a fee delivers less.
 * @returns Zero when the pair rejects the addition, because it is too small.
 * @throws {TokenNotInPairError} when the pair does not hold a token.
 */
export function liquidityMinted(pool: Pool, addition: PairAmounts): bigint {
  const [first, second] = addition;
  if (pool.supply === 0n) {
    const liquidity = squareRoot(first.raw * second.raw) - MINIMUM_LIQUIDITY;
    return maxBigint(liquidity, 0n);
  }
  const { reserveIn, reserveOut } = reservesFrom(pool.pair, first.currency);
  if (reserveIn === 0n || reserveOut === 0n) return 0n;
  return minBigint((first.raw * pool.supply) / reserveIn, (second.raw * pool.supply) / reserveOut);
}

/**
 * An account's share of the pool after an addition; all of it for the first one.
 *
 * @param held - The liquidity that the account has before.
 * @param minted - What the addition mints, above zero.
 */
export function shareAfterAddition(
  { supply }: Pool,
  { held, minted }: { readonly held: bigint; readonly minted: bigint },
): Fraction {
  return { numerator: held + minted, denominator: supply + minted };
}
