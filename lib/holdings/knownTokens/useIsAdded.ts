import type { Currency } from '@/lib/base/tokens/currency';
import { isSameToken } from '@/lib/base/tokens/token';
import { useKnownTokens } from './useKnownTokens';

/** Whether a currency is a token that the user has added and no list has. */
export function useIsAdded(currency: Currency): boolean {
  const { added } = useKnownTokens(currency.chainId);
  return currency.type === 'token' && added.some((token) => isSameToken(token, currency));
}
