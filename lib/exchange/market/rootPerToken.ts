import type { Fraction } from '@/lib/base/amounts/fraction';
import { squareRoot } from '@/lib/exchange/pairs/squareRoot';
import type { Both } from './pairEvent';

/** The roots have 64 binary places, and what is divided 128 more. */
const PRODUCT_SHIFT = 128n;
const QUOTIENT_SHIFT = 128n;

/**
 * The square root of the product of a pool's reserves for each pool token, with 192 binary places,
 * rounded down. Only swap fees make it grow, and what somebody gives to the pool: neither a price
 * change, nor an addition or a removal changes it.
 *
 * @param supply - The number of pool tokens. Logs have it only in proportion, as a quotient.
 * @returns undefined if there is nothing in the pool, or no pool token.
 */
export function rootPerToken(reserves: Both, supply: Fraction): bigint | undefined {
  if (supply.numerator <= 0n || supply.denominator <= 0n) return undefined;
  if (reserves[0] <= 0n || reserves[1] <= 0n) return undefined;
  const root = squareRoot((reserves[0] * reserves[1]) << PRODUCT_SHIFT);
  return ((root << QUOTIENT_SHIFT) * supply.denominator) / supply.numerator;
}
