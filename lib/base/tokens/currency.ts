import type { ChainId } from '@/lib/base/networks/network';
import { isSameToken, type Token } from './token';

/** The native coin of a chain, AVAX. */
type NativeCurrency = {
  readonly type: 'native';
  readonly chainId: ChainId;
  readonly decimals: 18;
  readonly symbol: 'AVAX';
  readonly name: 'Avalanche';
};

/** The native coin or a token. */
export type Currency = NativeCurrency | Token;

/** The native coin of a chain. */
export function nativeCurrency(chainId: ChainId): NativeCurrency {
  return { type: 'native', chainId, decimals: 18, symbol: 'AVAX', name: 'Avalanche' };
}

/** Whether two currencies are the same; AVAX and WAVAX are not. */
export function isSameCurrency(a: Currency, b: Currency): boolean {
  if (a.type === 'native' || b.type === 'native')
    return a.type === b.type && a.chainId === b.chainId;
  return isSameToken(a, b);
}

/** The id of the native coin in URLs and stored state. */
export const NATIVE_ID = 'AVAX';

/** The id of a currency in URLs and stored state: {@link NATIVE_ID}, or the checksummed address. */
export function currencyId(currency: Currency): string {
  return currency.type === 'native' ? NATIVE_ID : currency.address;
}
