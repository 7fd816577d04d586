import { type Amount, asFraction } from '@/lib/base/amounts/amount';
import { fixedText } from '@/lib/base/amounts/decimalText';
import { localizeDecimal } from '@/lib/base/amounts/localNumber';
import type { Locale } from '@/lib/base/i18n/locales';

/**
 * What a pool pays in a week, without digits after the point, rounded to the nearest, without its
 * symbol.
 */
export function formatWeekly(weekly: Amount, locale: Locale): string {
  return localizeDecimal(fixedText(asFraction(weekly), 0, 'nearest'), locale);
}
