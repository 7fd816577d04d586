import { commonBases } from './baseTokens';
import { type Currency, isSameCurrency } from './currency';
import type { Token } from './token';

/**
 * The URL of a currency's logo; undefined without a configured base, and for the common bases,
 * whose marks come with the page.
 *
 * @param base - The configured `tokenLogoBase`; empty for no logos.
 */
export function logoUrl(base: string, currency: Currency): string | undefined {
  if (base === '' || currency.type === 'native' || isCommonBase(currency)) return undefined;
  return `${base}/${currency.address}/logo.png`;
}

/**
 * The URL of the picture that a wallet shows next to a token; undefined without one.
 *
 * @param base - As for `logoUrl`. It comes first, because it outlives a copy of this site.
 * @param origin - The origin of this site, which has pictures of PNG and WAVAX.
 */
export function walletImage(base: string, token: Token, origin: string): string | undefined {
  if (base !== '') return `${base}/${token.address}/logo.png`;
  const own = commonBases(token.chainId).find((each) => isSameCurrency(each, token));
  return own && `${origin}/tokens/${own.symbol}.png`;
}

/** Whether a currency really is AVAX, WAVAX or PNG, not only by name. */
export function isCommonBase(currency: Currency): boolean {
  return commonBases(currency.chainId).some((base) => isSameCurrency(base, currency));
}
