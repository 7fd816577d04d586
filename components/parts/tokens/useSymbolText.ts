import { formatAddress } from '@/lib/base/addresses/formatAddress';
import type { Currency } from '@/lib/base/tokens/currency';
import { shortSymbol } from '@/lib/base/tokens/shortSymbol';
import { useSharedSymbol } from '@/lib/holdings/knownTokens/useSharedSymbol';

/**
 * The name of a currency in a text: its symbol, and its short address if another known currency
 * has the same symbol. `FRAX (0xDC42…1f98)`.
 */
export function useSymbolText(): (currency: Currency) => string {
  const sharedAddress = useSharedSymbol();
  return (currency) => {
    const address = sharedAddress(currency);
    return shortSymbol(currency.symbol, address && formatAddress(address));
  };
}
