import type { Locale } from '@/lib/base/i18n/locales';
import { fixedText } from './decimalText';
import { localizeDecimal } from './localNumber';

/** A round price at the axis of a chart. */
type PriceTick = { readonly price: number; readonly text: string };

/** Not more than one more than this. */
const MOST = 3;

/**
 * Round prices within a range, four at most, in steps of 1, 2 or 5 and zeros. All of them have as
 * many digits after the point as their step.
 *
 * @param low - In whole units, as `high`. Their distance is at least a billionth of them.
 * @example
 * priceTicks(24_310, 26_180, 'en'); // 25,000 and 26,000
 */
export function priceTicks(low: number, high: number, locale: Locale): readonly PriceTick[] {
  if (!(high > low)) return [];
  const { factor, exponent } = stepOf((high - low) / MOST);
  const step = factor * 10 ** exponent;
  const first = Math.ceil(low / step);
  const count = Math.max(0, Math.floor(high / step) - first + 1);
  const places = Math.max(0, -exponent);
  return Array.from({ length: count }, (_, index) => {
    const steps = BigInt(first + index) * BigInt(factor);
    const price = { numerator: steps, denominator: 10n ** BigInt(places) };
    const whole = { ...price, numerator: steps * 10n ** BigInt(Math.max(0, exponent)) };
    return {
      price: (first + index) * step,
      text: localizeDecimal(fixedText(whole, places, 'nearest'), locale),
    };
  });
}

/** The next round number that is not below a size: `factor` x 10^`exponent`. */
function stepOf(size: number): { readonly factor: number; readonly exponent: number } {
  const exponent = Math.floor(Math.log10(size));
  const factor = [1, 2, 5].find((each) => each * 10 ** exponent >= size);
  return factor === undefined ? { factor: 1, exponent: exponent + 1 } : { factor, exponent };
}
