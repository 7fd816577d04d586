import { type Amount, amountOf } from '@/lib/base/amounts/amount';
import type { Currency } from '@/lib/base/tokens/currency';
import type { Token } from '@/lib/base/tokens/token';
import { wrapped } from '@/lib/base/tokens/wrapped';
import { liquidityMinted, quoteOtherSide, takenAmounts } from '@/lib/exchange/pairs/liquidityMath';
import { type Pool, poolState } from '@/lib/exchange/pairs/pool';
import { arriving } from '@/lib/exchange/trade/transferFees';
import type { AddField } from './addForm';
import type { Sides } from './sides';

/** An addition on the pool as it is now. */
export type PlannedAdd = {
  /** The amounts taken if the pool does not change. */
  readonly amounts: Sides;
  /** The maximums that the router is asked to take, and needs approval for. */
  readonly maximums: Sides;
  /** The liquidity that it mints for what arrives, in smallest units; zero when the pair rejects so little. */
  readonly mintedRaw: bigint;
};

type Typed = {
  readonly field: AddField;
  readonly amount: Amount;
  /** The amount of the other side, if it can be chosen freely. */
  readonly other: Amount | undefined;
  /**
   * What each token keeps of its transfer to the pool, in basis points, in the order of the path.
   */
  readonly feesBps?: readonly [number, number];
};

const NO_FEES = [0, 0] as const;

/**
 * The addition for a typed amount.
 *
 * A pool with liquidity takes all of the typed side and, rounded down, the matching amount at the
 * ratio of its reserves. The router tries its token before its AVAX. So for typed AVAX it is asked
 * for one more smallest unit of the token if the ratio leaves a remainder, because it would
 * otherwise round the AVAX down.
 *
 * @returns undefined while the other side is unknown, and for a pool that can't be added to.
 */
export function plannedAdd(
  pool: Pool,
  [currencyA, currencyB]: readonly [Currency, Currency],
  { field, amount, other, feesBps = NO_FEES }: Typed,
): PlannedAdd | undefined {
  const isTypedA = field === 'currencyA';
  const otherCurrency = isTypedA ? currencyB : currencyA;
  const inOrder = (typed: bigint, beside: bigint): Sides => {
    const sides = [amountOf(amount.currency, typed), amountOf(otherCurrency, beside)] as const;
    return isTypedA ? sides : [sides[1], sides[0]];
  };
  const typedToken = amountOf(wrapped(amount.currency), amount.raw);
  const [typedFeeBps, otherFeeBps] = isTypedA ? feesBps : [feesBps[1], feesBps[0]];
  const mintedFor = (typed: Amount<Token>, beside: Amount<Token>) =>
    liquidityMinted(pool, [arrivingOf(typed, typedFeeBps), arrivingOf(beside, otherFeeBps)]);
  const state = poolState(pool);
  if (state === 'unbalanced') return undefined;
  if (state === 'empty') {
    if (other === undefined) return undefined;
    const sides = inOrder(amount.raw, other.raw);
    const mintedRaw = mintedFor(typedToken, amountOf(wrapped(otherCurrency), other.raw));
    return { amounts: sides, maximums: sides, mintedRaw };
  }
  const quoted = quoteOtherSide(pool.pair, typedToken);
  if (quoted === undefined) return undefined;
  const requested =
    amount.currency.type === 'native' ? roundedUp(pool, typedToken, quoted) : quoted;
  const [movedOther, movedTyped] =
    amount.currency.type === 'native'
      ? takenAmounts(pool.pair, [requested, typedToken])
      : [quoted, typedToken];
  return {
    amounts: inOrder(movedTyped.raw, movedOther.raw),
    maximums: inOrder(amount.raw, requested.raw),
    mintedRaw: mintedFor(movedTyped, movedOther),
  };
}

function arrivingOf({ currency, raw }: Amount<Token>, feeBps: number): Amount<Token> {
  return amountOf(currency, arriving(raw, feeBps));
}

/**
 * The amount that matches `typed`, rounded up: one more if the rounded-down amount quotes less than
 * typed.
 */
function roundedUp(pool: Pool, typed: Amount<Token>, quoted: Amount<Token>): Amount<Token> {
  const back = quoteOtherSide(pool.pair, quoted);
  const isExact = back !== undefined && back.raw === typed.raw;
  return isExact ? quoted : amountOf(quoted.currency, quoted.raw + 1n);
}
