import { chosenAmountText } from '@/lib/base/amounts/amountText';
import { fixedText, withoutTrailingZeros } from '@/lib/base/amounts/decimalText';
import type { Fraction } from '@/lib/base/amounts/fraction';
import type { Currency } from '@/lib/base/tokens/currency';
import type { UsdPrice } from './usdPrice';

/**
 * The text of the amount that some dollars are worth, rounded down to 8 significant digits.
 *
 * @param dollars - Digits and at most one dot, as an amount field takes them.
 * @param price - Of one smallest unit.
 * @returns an empty text for one without digits.
 * @example
 * amountTextOf('100', nativeCurrency(43114), { numerator: 20n, denominator: 10n ** 18n }) // '5'
 */
export function amountTextOf(dollars: string, { decimals }: Currency, price: UsdPrice): string {
  const [whole = '', part = ''] = dollars.split('.');
  if (whole + part === '') return '';
  const numerator = BigInt(whole + part) * price.denominator;
  const denominator = 10n ** BigInt(part.length + decimals) * price.numerator;
  return chosenAmountText({ numerator, denominator }, decimals);
}

/** A value in dollars as an amount field writes it: to the nearest cent. */
export function dollarText(value: Fraction): string {
  return withoutTrailingZeros(fixedText(value, 2, 'nearest'));
}
