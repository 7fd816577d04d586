import { maxUint256 } from 'viem';
import type { Currency } from '@/lib/base/tokens/currency';
import { type Amount, amountOf } from './amount';
import { AMOUNT_TEXT_MAX_LENGTH } from './amountText';

/**
 * The amount that a typed text means: digits, with or without a dot.
 *
 * Nothing is rounded: a text with more decimals than the currency is invalid.
 *
 * @returns undefined for zero, for more than a uint256, and for every other text.
 * @example
 * parseAmount('.5', nativeCurrency(43114)) // { currency: AVAX, raw: 500_000_000_000_000_000n }
 */
export function parseAmount<C extends Currency>(text: string, currency: C): Amount<C> | undefined {
  if (text.length > AMOUNT_TEXT_MAX_LENGTH) return undefined;
  const match = /^([0-9]*)\.?([0-9]*)$/.exec(text);
  if (match === null) return undefined;
  const [, integer = '', fraction = ''] = match;
  if (fraction.length > currency.decimals) return undefined;
  const raw = BigInt(integer + fraction.padEnd(currency.decimals, '0'));
  return raw > 0n && raw <= maxUint256 ? amountOf(currency, raw) : undefined;
}

/** Why a text that looks like an amount is not one. */
export type AmountProblem = 'tooManyDecimals' | 'tooLarge';

/**
 * Why a currency can't have the amount that a text means: more digits after the point than it has,
 * or more than any contract can count. Undefined for an amount, for zero and for any other text.
 */
export function amountProblem(text: string, currency: Currency): AmountProblem | undefined {
  const [, fraction = ''] = text.split('.');
  if (fraction.length > currency.decimals) return 'tooManyDecimals';
  const isNone = parseAmount(text, currency) === undefined;
  return isNone && /[1-9]/.test(text) ? 'tooLarge' : undefined;
}
