import type { Address } from 'viem';
import type { ChainId } from '@/lib/base/networks/network';
import { type Currency, nativeCurrency } from './currency';
import { isSameToken, type Token } from './token';

const WAVAX: Readonly<Record<ChainId, Token>> = {
  43114: wavax(43114, '0xB31f66AA3C1e785363F0875A1B74E27b85FD66c7'),
  43113: wavax(43113, '0xd00ae08403B9bbb9124bB305C09058E32C39A48c'),
};

function wavax(chainId: ChainId, address: Address): Token {
  return { type: 'token', chainId, address, decimals: 18, symbol: 'WAVAX', name: 'Wrapped AVAX' };
}

/** WAVAX, the token that pairs have in place of the native coin. */
export function wrappedNative(chainId: ChainId): Token {
  return WAVAX[chainId];
}

/** The token of a currency in pairs: WAVAX for AVAX, else the token itself. */
export function wrapped(currency: Currency): Token {
  return currency.type === 'native' ? wrappedNative(currency.chainId) : currency;
}

/** WAVAX for AVAX, and AVAX for WAVAX; undefined for any other token. */
export function otherForm(currency: Currency): Currency | undefined {
  if (currency.type === 'native') return wrappedNative(currency.chainId);
  const other = unwrapped(currency);
  return other.type === 'native' ? other : undefined;
}

/** The currency of a pair's token on screen: AVAX for WAVAX, else the token itself. */
export function unwrapped(token: Token): Currency {
  return isSameToken(token, wrappedNative(token.chainId)) ? nativeCurrency(token.chainId) : token;
}
