import { commonBases } from './bases';
import { type Currency, isSameCurrency } from './currency';

/**
 * Where the logo of a currency is; absent when there is no such place, and for the common bases,
 * which are known by their colours before anything is loaded.
 *
 * @param base - The configured `tokenLogoBase`; empty when no logos are wanted.
 */
export function logoUrl(base: string, currency: Currency): string | undefined {
  if (base === '' || currency.type === 'native' || isCommonBase(currency)) return undefined;
  return `${base}/${currency.address}/logo.png`;
}

/** Whether a currency is AVAX, WAVAX or PNG, and not one that only calls itself so. */
export function isCommonBase(currency: Currency): boolean {
  return commonBases(currency.chainId).some((base) => isSameCurrency(base, currency));
}
