import { type Amount, asFraction } from '@/lib/base/amounts/amount';
import { fixedText } from '@/lib/base/amounts/decimalText';
import { localizeDecimal } from '@/lib/base/amounts/localNumber';

/**
 * What a pool pays in a week, without digits after the point, rounded to the nearest, without its
 * symbol.
 */
export function formatWeekly(weekly: Amount, locale: string): string {
  return localizeDecimal(fixedText(asFraction(weekly), 0, 'nearest'), locale);
}
