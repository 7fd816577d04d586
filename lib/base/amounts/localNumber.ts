type NumberSymbols = {
  readonly group: string;
  readonly decimal: string;
  readonly beforePercent: string;
  readonly afterPercent: string;
};

const ENGLISH: NumberSymbols = { group: ',', decimal: '.', beforePercent: '', afterPercent: '%' };
const GERMAN = { group: '.', decimal: ',', beforePercent: '', afterPercent: '\u00a0%' };
const PORTUGUESE = { ...GERMAN, afterPercent: '%' };

/**
 * The symbols of the app's languages, as `Intl` writes them. The first `Intl.NumberFormat` of a
 * page takes longer than all the rest of its form.
 */
const SYMBOLS: Readonly<Record<string, NumberSymbols>> = {
  de: GERMAN,
  es: GERMAN,
  fr: { ...GERMAN, group: '\u202f' },
  'pt-BR': PORTUGUESE,
  tr: { ...GERMAN, beforePercent: '%', afterPercent: '' },
  vi: PORTUGUESE,
};

/**
 * Formats a plain decimal (digits and at most one dot) for a language, with groups of three digits.
 *
 * Works on the text, so that no digit is lost to floating point.
 *
 * @param locale - A language tag, such as `pt-BR`.
 * @example
 * localizeDecimal('1234567.89', 'de') // '1.234.567,89'
 */
export function localizeDecimal(text: string, locale: string): string {
  const { group, decimal } = numberSymbols(locale);
  const [integer = '', fraction] = text.split('.');
  const grouped = integer.replace(/\B(?=(\d{3})+(?!\d))/g, group);
  return fraction === undefined ? grouped : `${grouped}${decimal}${fraction}`;
}

/**
 * Formats a plain decimal as a percentage for a language.
 *
 * @param locale - A language tag, such as `pt-BR`.
 * @example
 * localizePercent('12.5', 'tr') // '%12,5'
 */
export function localizePercent(text: string, locale: string): string {
  const { beforePercent, afterPercent } = numberSymbols(locale);
  return `${beforePercent}${localizeDecimal(text, locale)}${afterPercent}`;
}

/** How a language writes numbers: as in English, unless it is one of `SYMBOLS`. */
export function numberSymbols(locale: string): NumberSymbols {
  return SYMBOLS[locale] ?? ENGLISH;
}
