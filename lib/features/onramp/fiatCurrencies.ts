/** The fiat currencies that a card can be charged in, in the order in which they are listed. */
export const FIAT_CURRENCIES = [
  { symbol: 'USD', name: 'United States Dollar' },
  { symbol: 'EUR', name: 'Euro' },
  { symbol: 'GBP', name: 'British Pound Sterling' },
  { symbol: 'AUD', name: 'Australian Dollar' },
  { symbol: 'CAD', name: 'Canadian Dollar' },
  { symbol: 'NZD', name: 'New Zealand Dollar' },
  { symbol: 'ARS', name: 'Argentine Peso' },
  { symbol: 'BRL', name: 'Brazilian Real' },
  { symbol: 'CHF', name: 'Swiss Franc' },
  { symbol: 'CLP', name: 'Chilean Peso' },
  { symbol: 'COP', name: 'Colombian Peso' },
  { symbol: 'CZK', name: 'Czech Koruna' },
  { symbol: 'DKK', name: 'Danish Krone' },
  { symbol: 'HKD', name: 'Hong Kong Dollar' },
  { symbol: 'ILS', name: 'Israeli New Shekel' },
  { symbol: 'INR', name: 'Indian Rupee' },
  { symbol: 'ISK', name: 'Icelandic Krona' },
  { symbol: 'JPY', name: 'Japanese Yen' },
  { symbol: 'KRW', name: 'South Korean Won' },
  { symbol: 'MXN', name: 'Mexican Peso' },
  { symbol: 'MYR', name: 'Malaysian Ringgit' },
  { symbol: 'NOK', name: 'Norwegian Krone' },
  { symbol: 'PHP', name: 'Philippine Peso' },
  { symbol: 'PLN', name: 'Polish Zloty' },
  { symbol: 'SEK', name: 'Swedish Krona' },
  { symbol: 'SGD', name: 'Singapore Dollar' },
  { symbol: 'THB', name: 'Thai Baht' },
  { symbol: 'VND', name: 'Vietnamese Dong' },
  { symbol: 'ZAR', name: 'South African Rand' },
] as const satisfies readonly { symbol: string; name: string }[];

/** A fiat currency: its ISO 4217 code, which is also its symbol, and its name. */
export type FiatCurrency = (typeof FIAT_CURRENCIES)[number];

export type FiatSymbol = FiatCurrency['symbol'];

/** The fiat currency of a new form. */
export const DEFAULT_FIAT: FiatSymbol = 'USD';

/** Whether a text is the symbol of a listed fiat currency. */
export function isFiatSymbol(text: string): text is FiatSymbol {
  return FIAT_CURRENCIES.some(({ symbol }) => symbol === text);
}

/** How many decimals an amount of a fiat currency has: 2 for most, 0 for the yen. */
export function fiatDecimals(fiat: FiatSymbol): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: fiat });
  return format.resolvedOptions().maximumFractionDigits ?? 0;
}
