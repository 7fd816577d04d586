import { type Fraction, scaleFraction } from '@/lib/base/amounts/fraction';
import type { Price } from '@/lib/base/amounts/price';
import type { Currency } from '@/lib/base/tokens/currency';
import type { UsdPrice } from '@/lib/exchange/pairs/usdPrice';

/**
 * A first addition whose price is off by more than this share of the market price needs consent.
 */
const FAR_PERCENT = 5n;

/** The price of A in B that follows from the dollar price of one smallest unit of each. */
export function marketPrice(
  [base, quote]: readonly [Currency, Currency],
  [usdA, usdB]: readonly [UsdPrice, UsdPrice],
): Price {
  return {
    base,
    quote,
    numerator: usdA.numerator * usdB.denominator,
    denominator: usdA.denominator * usdB.numerator,
  };
}

/** How far a price is from the market price of the same two currencies. */
export type PriceDeviation = {
  /** Of the market price, without a sign. */
  readonly share: Fraction;
  readonly isAbove: boolean;
  /** Whether it is more than 5 percent. */
  readonly isFar: boolean;
};

/** How far a price that is being set is from the market price, both of A in B. */
export function priceDeviation(set: Price, market: Price): PriceDeviation {
  const ours = set.numerator * market.denominator;
  const theirs = market.numerator * set.denominator;
  const isAbove = ours > theirs;
  const difference = isAbove ? ours - theirs : theirs - ours;
  return {
    share: { numerator: difference, denominator: theirs },
    isAbove,
    isFar: difference * 100n > theirs * FAR_PERCENT,
  };
}

/** Shares are shown in percent with 2 decimals, rounded up. */
const SHOWN_PLACES = 4;

/**
 * Whether the consent to one deviation covers another: on the same side of the market price, and
 * not larger as it is shown.
 */
export function coversDeviation(accepted: PriceDeviation, now: PriceDeviation): boolean {
  const shown = ({ share }: PriceDeviation) => scaleFraction(share, SHOWN_PLACES, 'up');
  return accepted.isAbove === now.isAbove && shown(now) <= shown(accepted);
}
