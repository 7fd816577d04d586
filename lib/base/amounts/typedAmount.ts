import { type Amount, amountOf } from '@/lib/base/amounts/amount';
import { computedAmountText, exactAmountText } from '@/lib/base/amounts/amountText';
import { type AmountProblem, amountProblem, parseAmount } from '@/lib/base/amounts/parseAmount';
import type { Token } from '@/lib/base/tokens/token';
import { BPS_BASE } from './bps';

const WHOLE_PERCENT = 100;

/** Why a typed amount can't be used. */
type TypedAmountError = 'enterAmount' | AmountProblem | 'insufficientBalance';

/** A typed amount, compared with what the account has. */
type TypedAmount = {
  /** Undefined while the text is not an amount above zero. */
  readonly amount: Amount<Token> | undefined;
  /** Undefined when there is none. While it is not known what there is, an amount has none. */
  readonly error: TypedAmountError | undefined;
};

/**
 * What a typed text means, compared with what there is.
 *
 * @param available - Such as the balance for a deposit, the stake for a withdrawal; undefined while
 * unknown.
 */
export function typedAmount(
  text: string,
  token: Token,
  available: Amount<Token> | undefined,
): TypedAmount {
  const amount = parseAmount(text, token);
  return { amount, error: errorOf(text, token, { amount, available }) };
}

type Compared = Readonly<Record<'amount' | 'available', Amount<Token> | undefined>>;

function errorOf(
  text: string,
  token: Token,
  { amount, available }: Compared,
): TypedAmountError | undefined {
  if (amount === undefined) return amountProblem(text, token) ?? 'enterAmount';
  return available && amount.raw > available.raw ? 'insufficientBalance' : undefined;
}

/** The whole percent of what there is that an amount is, to the nearest; 100 only for all of it. */
export function percentOf(
  amount: Amount<Token> | undefined,
  available: Amount<Token> | undefined,
): number {
  if (!amount || !available || available.raw === 0n) return 0;
  if (amount.raw >= available.raw) return WHOLE_PERCENT;
  const nearest = Math.round(Number((amount.raw * BPS_BASE) / available.raw) / 100);
  return Math.min(nearest, WHOLE_PERCENT - 1);
}

/**
 * The text for a part of what there is: exact for all of it, else with 6 significant digits,
 * rounded down; empty for nothing.
 *
 * @param percent - A whole number from 0 to 100.
 */
export function partText(available: Amount<Token>, percent: number): string {
  if (percent >= WHOLE_PERCENT) return available.raw === 0n ? '' : exactAmountText(available);
  const part = amountOf(available.currency, (available.raw * BigInt(percent)) / 100n);
  return part.raw === 0n ? '' : computedAmountText(part, 'down');
}
