import type { Fraction } from '@/lib/base/amounts/fraction';
import { isInCatalogue } from '@/lib/base/tokens/catalogue';
import { originalOf } from '@/lib/base/tokens/lookalike';
import type { HeldCurrency } from '@/lib/exchange/tokenChoice/useHeldCurrencies';

/**
 * The value of a held currency in the account's total, in dollars. Anybody can make a token, give
 * it to an account, and make a pool that prices it: such a token counts no more than its pool could
 * pay, and one that imitates another counts nothing.
 *
 * @returns undefined if it is not counted.
 */
export function countedUsd({ currency, usd, isBeyondPool }: HeldCurrency): Fraction | undefined {
  if (currency.type === 'native' || isInCatalogue(currency)) return usd;
  return isBeyondPool || originalOf(currency) ? undefined : usd;
}
