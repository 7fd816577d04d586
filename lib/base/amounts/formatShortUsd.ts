import type { Locale } from '@/lib/base/i18n/locales';
import { formatWholeUsd, MAX_DOLLARS } from './formatUsd';
import { compareFractions, type Fraction } from './fraction';
import { numberSymbols } from './numberSymbols';

/** From here on a short value is in thousands. */
const SHORT_FROM: Fraction = { numerator: 1_000n, denominator: 1n };

/**
 * Languages whose short words could be read as others: a thousand is B in Turkish, and a billion is
 * T in Vietnamese, like a billion and a trillion in English.
 */
const WITH_LONG_WORDS: readonly Locale[] = ['tr', 'vi'];

/** The short words for a trillion that could be read as an English billion. */
const MISLEADING: Partial<Record<Locale, string>> = { es: 'B', fr: 'Bn' };

/**
 * A value in dollars in a few characters: three digits with the language's short word for
 * thousands, millions and so on. It is as {@link formatWholeUsd} under a thousand, and where the
 * language has no word, or one that could be read as another: rounded digits would look exact.
 *
 * @example
 * formatShortUsd({ numerator: 264_330n, denominator: 1n }, 'en') // '$264K'
 */
export function formatShortUsd(value: Fraction, locale: Locale): string {
  if (compareFractions(value, SHORT_FROM) < 0 || compareFractions(value, MAX_DOLLARS) > 0)
    return formatWholeUsd(value, locale);
  const hasLongWords = WITH_LONG_WORDS.includes(locale);
  const parts = new Intl.NumberFormat(locale, {
    notation: 'compact',
    maximumSignificantDigits: 3,
    // With a currency, `Intl` has no longer word.
    ...(hasLongWords ? { compactDisplay: 'long' } : { style: 'currency', currency: 'USD' }),
  }).formatToParts(Number(value.numerator / value.denominator));
  const word = parts.find(({ type }) => type === 'compact')?.value;
  if (word === undefined || word === MISLEADING[locale]) return formatWholeUsd(value, locale);
  const figure = parts.map((part) => part.value.replaceAll(' ', '\u00a0')).join('');
  if (!hasLongWords) return figure;
  const { beforeDollars, afterDollars } = numberSymbols(locale);
  return `${beforeDollars}${figure}${afterDollars}`;
}
