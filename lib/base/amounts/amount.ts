import type { Currency } from '@/lib/base/tokens/currency';
import type { Fraction } from './fraction';

/**
 * A quantity of a currency; `raw` counts its smallest unit (10^-decimals) and is never negative.
 */
export type Amount<C extends Currency = Currency> = {
  readonly currency: C;
  readonly raw: bigint;
};

/** The amount of `raw` smallest units of a currency. */
export function amountOf<C extends Currency>(currency: C, raw: bigint): Amount<C> {
  return { currency, raw };
}

/** An amount in whole units of its currency. */
export function asFraction({ raw, currency }: Amount): Fraction {
  return { numerator: raw, denominator: 10n ** BigInt(currency.decimals) };
}
