import { type Amount, amountOf } from '@/lib/base/amounts/amount';
import type { Fraction } from '@/lib/base/amounts/fraction';
import type { Token } from '@/lib/base/tokens/token';
import { shareAfterAddition } from '@/lib/exchange/pairs/liquidityMath';
import type { Pool } from '@/lib/exchange/pairs/pool';
import type { PlannedAdd } from './plannedAdd';
import type { Sides } from './sides';

/** The figures of an addition, in the chosen currencies. */
export type AddFigures = {
  readonly amounts: Sides;
  /** The maximum taken of each side: `amounts`, or one smallest unit more. */
  readonly maximums: Sides;
  /** The pool tokens received if the pool does not change. */
  readonly minted: Amount<Token>;
  /** The account's share of the pool after the addition; undefined while its holding is unknown. */
  readonly share: Fraction | undefined;
  /** The share before; undefined while unknown, and for a first addition. */
  readonly shareBefore: Fraction | undefined;
};

/**
 * The figures of an addition; undefined for one that is too small for the pair.
 *
 * @param held - The account's liquidity before, in the pool token's smallest unit; undefined while
 * unknown.
 */
export function addFigures(
  pool: Pool,
  { amounts, maximums, mintedRaw }: PlannedAdd,
  held: bigint | undefined,
): AddFigures | undefined {
  if (mintedRaw === 0n) return undefined;
  return {
    amounts,
    maximums,
    minted: amountOf(pool.pair.liquidityToken, mintedRaw),
    share: held === undefined ? undefined : shareAfterAddition(pool, { held, minted: mintedRaw }),
    shareBefore:
      held === undefined || pool.supply === 0n
        ? undefined
        : { numerator: held, denominator: pool.supply },
  };
}
