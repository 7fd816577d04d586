import type { Fraction } from '@/lib/base/amounts/fraction';
import type { Currency } from '@/lib/base/tokens/currency';
import { originalOf } from '@/lib/base/tokens/lookalike';
import { isSameToken } from '@/lib/base/tokens/token';
import { referenceTokens, stableTokens } from '@/lib/exchange/pairs/usdPrice';
import type { HeldCurrency } from '@/lib/exchange/tokenChoice/useHeldCurrencies';
import { isGenuine } from './genuineTokens';

/**
 * The value of what an account has of a currency, in its total, in dollars. A sale moves the price of its
 * pool, so what is worth more than half of the other side would bring far less: it is not counted,
 * nor is a token that imitates another. Only what prices the others always counts: a pool of the
 * catalogue's other tokens may be as empty as that of a token that anybody made.
 *
 * @returns undefined if it is not counted.
 */
export function countedUsd({ currency, usd, isBeyondPool }: HeldCurrency): Fraction | undefined {
  if (pricesOthers(currency)) return usd;
  const isImitation = originalOf(currency) && !(currency.type === 'token' && isGenuine(currency));
  return isBeyondPool || isImitation ? undefined : usd;
}

/** AVAX, WAVAX, PNG, and the tokens that count as a dollar. */
function pricesOthers(currency: Currency): boolean {
  if (currency.type === 'native') return true;
  const { chainId } = currency;
  return [...referenceTokens(chainId), ...stableTokens(chainId)].some((token) =>
    isSameToken(token, currency),
  );
}
