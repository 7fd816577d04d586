type NumberSymbols = {
  readonly group: string;
  readonly decimal: string;
  readonly beforePercent: string;
  readonly afterPercent: string;
};

const symbolsByLocale = new Map<string, NumberSymbols>();

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

/** How a language writes numbers. */
export function numberSymbols(locale: string): NumberSymbols {
  const known = symbolsByLocale.get(locale);
  if (known !== undefined) return known;
  const symbols = readNumberSymbols(locale);
  symbolsByLocale.set(locale, symbols);
  return symbols;
}

function readNumberSymbols(locale: string): NumberSymbols {
  const decimalParts = new Intl.NumberFormat(locale).formatToParts(12345.6);
  const percentParts = new Intl.NumberFormat(locale, { style: 'percent' }).formatToParts(0.01);
  const integerAt = percentParts.findIndex(({ type }) => type === 'integer');
  const textOf = (parts: readonly Intl.NumberFormatPart[]) =>
    parts.map(({ value }) => value).join('');
  return {
    group: decimalParts.find(({ type }) => type === 'group')?.value ?? '',
    decimal: decimalParts.find(({ type }) => type === 'decimal')?.value ?? '.',
    beforePercent: textOf(percentParts.slice(0, integerAt)),
    afterPercent: textOf(percentParts.slice(integerAt + 1)),
  };
}
