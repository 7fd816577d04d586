import { formatAddress } from '@/lib/amounts/formatAddress';
import { useSharedSymbol } from '@/lib/knownTokens/useSharedSymbol';
import type { Currency } from '@/lib/tokens/currency';
import { shortSymbol } from '@/lib/tokens/shortSymbol';

/**
 * The name of a currency in a text: its symbol, and its short address where another known currency
 * has the same symbol. `FRAX (0xDC42…1f98)`.
 */
export function useSymbolText(): (currency: Currency) => string {
  const sharedAddress = useSharedSymbol();
  return (currency) => {
    const address = sharedAddress(currency);
    return shortSymbol(currency.symbol, address && formatAddress(address));
  };
}
