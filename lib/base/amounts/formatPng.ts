import { type Amount, asFraction } from './amount';
import { formatPlaces } from './formatPlaces';

/**
 * An amount of PNG, or of votes, with a fixed number of digits after the point, rounded down,
 * without its symbol: 2 for a balance, wherever it is shown.
 *
 * @example
 * formatPng(amountOf(png, 19_999_999_000_000_000_000_000n), 2, 'en') // '19,999.99'
 */
export function formatPng(amount: Amount, places: number, locale: string): string {
  return formatPlaces(asFraction(amount), { places, rounding: 'down', locale });
}
