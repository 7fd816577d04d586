import { type Amount, asFraction } from '@/lib/base/amounts/amount';
import { fixedText } from '@/lib/base/amounts/decimalText';
import { comparedFigure, localizeDecimal } from '@/lib/base/amounts/localNumber';
import type { Locale } from '@/lib/base/i18n/locales';

const PLACES = 4;
const SMALLEST_SHOWN = '0.0001';
const SMALLEST_SHOWN_PER_UNIT = 10_000n;

/**
 * A reward as its counter shows it: 4 digits after the point, rounded down, without its symbol.
 * Above zero and under 0.0001 it is <0.0001.
 */
export function formatReward(reward: Amount, locale: Locale): string {
  const { raw, currency } = reward;
  const isTiny = raw > 0n && raw * SMALLEST_SHOWN_PER_UNIT < 10n ** BigInt(currency.decimals);
  return isTiny
    ? comparedFigure('<', localizeDecimal(SMALLEST_SHOWN, locale), locale)
    : localizeDecimal(fixedText(asFraction(reward), PLACES, 'down'), locale);
}
