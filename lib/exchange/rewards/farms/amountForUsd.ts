import { type Amount, amountOf } from '@/lib/base/amounts/amount';
import type { Fraction } from '@/lib/base/amounts/fraction';
import type { Currency } from '@/lib/base/tokens/currency';
import type { UsdPrice } from '@/lib/exchange/pairs/usdPrice';

/**
 * How much of a currency a value in dollars is, rounded down to its smallest unit.
 *
 * @param price - Of one smallest unit of the currency, above zero.
 * @example With $3 and a price of $2 for one smallest unit, the amount is one smallest unit.
 */
export function amountForUsd(usd: Fraction, price: UsdPrice, currency: Currency): Amount {
  const raw = (usd.numerator * price.denominator) / (usd.denominator * price.numerator);
  return amountOf(currency, raw);
}
