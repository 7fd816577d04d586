import { type Amount, amountOf } from '@/lib/amounts/amount';
import { liquidityMinted, movedAmounts, quoteOtherSide } from '@/lib/pairs/liquidityMath';
import { isEmptyPool, type Pool } from '@/lib/pairs/pool';
import type { Currency } from '@/lib/tokens/currency';
import type { Token } from '@/lib/tokens/token';
import { wrapped } from '@/lib/tokens/wrapped';
import type { AddField } from './addForm';

/** The amounts of both sides of an addition, in the order of the page's path. */
export type Sides = readonly [Amount, Amount];

/** An addition as it would be carried out on a pool. */
export type PlannedAdd = {
  /** What moves while the pool stays as it is. */
  readonly amounts: Sides;
  /** The most that may move: what is asked of the router, and what it has to be approved for. */
  readonly most: Sides;
  /** The liquidity that it mints; zero when the pair refuses so little. */
  readonly minted: bigint;
};

type Typed = {
  readonly field: AddField;
  readonly amount: Amount;
  /** The amount of the other side, where it is free to choose. */
  readonly other: Amount | undefined;
};

/**
 * The addition that a typed amount stands for.
 *
 * Into a pool with liquidity goes all of the typed side and, rounded down, what belongs to it at the
 * reserves' ratio. The router tries its token before its AVAX: for typed AVAX it is asked for one
 * smallest unit of the token more, where the ratio leaves a rest, or else it would round that rest
 * off the AVAX.
 *
 * @returns undefined while the other side is not known.
 */
export function plannedAdd(
  pool: Pool,
  [currencyA, currencyB]: readonly [Currency, Currency],
  { field, amount, other }: Typed,
): PlannedAdd | undefined {
  const isTypedA = field === 'currencyA';
  const otherCurrency = isTypedA ? currencyB : currencyA;
  const inOrder = (typed: bigint, beside: bigint): Sides => {
    const sides = [amountOf(amount.currency, typed), amountOf(otherCurrency, beside)] as const;
    return isTypedA ? sides : [sides[1], sides[0]];
  };
  const typedToken = amountOf(wrapped(amount.currency), amount.raw);
  if (isEmptyPool(pool)) {
    if (other === undefined) return undefined;
    const sides = inOrder(amount.raw, other.raw);
    const minted = liquidityMinted(pool, [typedToken, amountOf(wrapped(otherCurrency), other.raw)]);
    return { amounts: sides, most: sides, minted };
  }
  const quoted = quoteOtherSide(pool.pair, typedToken);
  if (quoted === undefined) return undefined;
  const asked = amount.currency.type === 'native' ? roundedUp(pool, typedToken, quoted) : quoted;
  const [movedOther, movedTyped] =
    amount.currency.type === 'native'
      ? movedAmounts(pool.pair, [asked, typedToken])
      : [quoted, typedToken];
  return {
    amounts: inOrder(movedTyped.raw, movedOther.raw),
    most: inOrder(amount.raw, asked.raw),
    minted: liquidityMinted(pool, [movedTyped, movedOther]),
  };
}

/** What goes with `typed`, rounded up: one more, if what was rounded down quotes less than typed. */
function roundedUp(pool: Pool, typed: Amount<Token>, quoted: Amount<Token>): Amount<Token> {
  const back = quoteOtherSide(pool.pair, quoted);
  const isExact = back !== undefined && back.raw === typed.raw;
  return isExact ? quoted : amountOf(quoted.currency, quoted.raw + 1n);
}
