import type { Locale } from '@/lib/base/i18n/locales';
import { formatPlaces } from './formatPng';
import { inWholeUnits, type Price } from './price';

const PLACES = 5;

/**
 * What one PNG costs, with 5 digits after the point, rounded to the nearest, without a symbol. A
 * price below the smallest one shown is shown as below it.
 */
export function formatPngPrice(price: Price, locale: Locale): string {
  return formatPlaces(inWholeUnits(price), { places: PLACES, rounding: 'nearest', locale });
}
