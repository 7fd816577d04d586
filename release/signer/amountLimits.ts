import { type FiatSymbol, fiatDecimals } from '@/lib/features/onramp/fiatCurrencies';

/**
 * Roughly what a dollar is worth. It only has to be of the right size: the limits keep out absurd
 * orders, and the provider has limits of its own.
 */
const PER_DOLLAR: Readonly<Record<FiatSymbol, number>> = {
  USD: 1,
  EUR: 1,
  GBP: 1,
  AUD: 1.5,
  CAD: 1.5,
  NZD: 1.5,
  ARS: 1_500,
  BRL: 5,
  CHF: 1,
  CLP: 1_000,
  COP: 4_000,
  CZK: 20,
  DKK: 6,
  HKD: 8,
  ILS: 4,
  INR: 90,
  ISK: 130,
  JPY: 150,
  KRW: 1_400,
  MXN: 20,
  MYR: 4,
  NOK: 10,
  PHP: 60,
  PLN: 4,
  SEK: 10,
  SGD: 1.5,
  THB: 35,
  VND: 25_000,
  ZAR: 18,
};

/** The least and the most that is passed on in one order. */
export type AmountLimits = { readonly least: number; readonly most: number };

/** The limits in a fiat currency, from those in dollars: rounded up to what the currency has. */
export function limitsIn(fiat: FiatSymbol, { least, most }: AmountLimits): AmountLimits {
  const unit = 10 ** fiatDecimals(fiat);
  const inFiat = (dollars: number) => Math.ceil(dollars * PER_DOLLAR[fiat] * unit) / unit;
  return { least: inFiat(least), most: inFiat(most) };
}
