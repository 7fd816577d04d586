import { type Amount, amountOf } from '@/lib/amounts/amount';
import type { Fraction } from '@/lib/amounts/fraction';
import { type Price, priceOf } from '@/lib/amounts/price';
import { mintedShare } from '@/lib/pairs/liquidityMath';
import { reservesFrom } from '@/lib/pairs/pair';
import { isEmptyPool, type Pool } from '@/lib/pairs/pool';
import type { Currency } from '@/lib/tokens/currency';
import type { Token } from '@/lib/tokens/token';
import { wrapped } from '@/lib/tokens/wrapped';
import { minimums } from './minimums';
import type { PlannedAdd, Sides } from './plannedAdd';

/** The figures of an addition before it is signed, in the chosen currencies. */
export type AddFigures = {
  readonly amounts: Sides;
  /** The most of each side that is taken: one smallest unit more than `amounts`, or the same. */
  readonly most: Sides;
  readonly minimums: Sides;
  readonly minted: Amount<Token>;
  /** The part of the pool that the minted liquidity will be. */
  readonly share: Fraction;
};

/** The figures of an addition; absent for one so small that the pair refuses it. */
export function addFigures(
  pool: Pool,
  { amounts, most, minted }: PlannedAdd,
  slippageBps: number,
): AddFigures | undefined {
  if (minted === 0n) return undefined;
  return {
    amounts,
    most,
    minimums: minimums(amounts, slippageBps),
    minted: amountOf(pool.pair.liquidityToken, minted),
    share: mintedShare(pool, minted),
  };
}

/**
 * What one of A costs in B: by the pool's reserves, or for a first addition by the addition.
 *
 * @returns undefined while neither is known, or an amount is zero.
 */
export function poolPrice(
  [currencyA, currencyB]: readonly [Currency, Currency],
  pool: Pool,
  addition: PlannedAdd | undefined,
): Price | undefined {
  const { reserveIn, reserveOut } = reservesFrom(pool.pair, wrapped(currencyA));
  const [a, b] = isEmptyPool(pool)
    ? (addition?.amounts ?? [])
    : [amountOf(currencyA, reserveIn), amountOf(currencyB, reserveOut)];
  return a && b && a.raw > 0n && b.raw > 0n ? priceOf(a, b) : undefined;
}
