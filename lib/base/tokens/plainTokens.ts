import { tradeBases } from './baseTokens';
import { CATALOGUE } from './catalogue';
import { type Currency, isSameCurrency } from './currency';

/** The suffix of the tokens of the Avalanche bridge, which are all made by one plain contract. */
const BRIDGED = /\.e$/;

/**
 * Whether a currency is known to deliver each transfer in full: AVAX, the bases, and the
 * catalogue's bridged tokens.
 */
export function isKnownPlain(currency: Currency): boolean {
  const { chainId } = currency;
  if (currency.type === 'native') return true;
  const bridged = CATALOGUE[chainId].filter(({ symbol }) => BRIDGED.test(symbol));
  return [...tradeBases(chainId), ...bridged].some((known) => isSameCurrency(known, currency));
}
