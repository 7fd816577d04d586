import { commonBases } from './bases';
import { type Currency, isSameCurrency } from './currency';

/**
 * The URL of a currency's logo; absent without a configured base, and for the common bases, whose
 * marks come with the page.
 *
 * @param base - The configured `tokenLogoBase`; empty for no logos.
 */
export function logoUrl(base: string, currency: Currency): string | undefined {
  if (base === '' || currency.type === 'native' || isCommonBase(currency)) return undefined;
  return `${base}/${currency.address}/logo.png`;
}

/** Whether a currency really is AVAX, WAVAX or PNG, not only by name. */
export function isCommonBase(currency: Currency): boolean {
  return commonBases(currency.chainId).some((base) => isSameCurrency(base, currency));
}
