import type { Locale } from '@/lib/base/i18n/locales';
import { numberSymbols } from './numberSymbols';

/**
 * Formats a plain decimal (digits and at most one dot) for a language, with groups of three digits.
 *
 * Works on the text, so that no digit is lost to floating point.
 *
 * @example
 * localizeDecimal('1234567.89', 'de') // '1.234.567,89'
 */
export function localizeDecimal(text: string, locale: Locale): string {
  const { group, decimal, ungrouped } = numberSymbols(locale);
  const [integer = '', fraction] = text.split('.');
  const grouped =
    integer.length === ungrouped ? integer : integer.replace(/\B(?=(\d{3})+(?!\d))/g, group);
  return fraction === undefined ? grouped : `${grouped}${decimal}${fraction}`;
}

/**
 * Formats a plain decimal as a percentage for a language.
 *
 * @example
 * localizePercent('12.5', 'tr') // '%12,5'
 */
export function localizePercent(text: string, locale: Locale): string {
  const { beforePercent, afterPercent } = numberSymbols(locale);
  return `${beforePercent}${localizeDecimal(text, locale)}${afterPercent}`;
}

/**
 * Formats a plain decimal as an amount of dollars for a language.
 *
 * @example
 * localizeDollars('1234.50', 'fr') // '1 234,50 $US'
 */
export function localizeDollars(text: string, locale: Locale): string {
  const { beforeDollars, afterDollars } = numberSymbols(locale);
  return `${beforeDollars}${localizeDecimal(text, locale)}${afterDollars}`;
}

/**
 * A figure that is only known to be below or above a limit.
 *
 * @param figure - The limit, as the language writes it.
 * @example
 * comparedFigure('<', '0,01', 'de') // '< 0,01', with a no-break space
 */
export function comparedFigure(sign: '<' | '>', figure: string, locale: Locale): string {
  return `${sign}${numberSymbols(locale).afterComparison}${figure}`;
}
