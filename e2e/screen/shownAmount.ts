import { significantText } from '@/lib/base/amounts/decimalText';
import { localizeDecimal } from '@/lib/base/amounts/localNumber';

/** An amount as a sentence shows it: rounded down to `digits` significant digits, in English. */
export function shownAmount(raw: bigint, decimals: number, digits = 6): string {
  const value = { numerator: raw, denominator: 10n ** BigInt(decimals) };
  return localizeDecimal(significantText(value, digits, 'down'), 'en');
}
