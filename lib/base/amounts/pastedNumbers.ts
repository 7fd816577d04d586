import type { Locale } from '@/lib/base/i18n/locales';
import { numberSymbols } from './numberSymbols';

type Field = {
  /** The language tag of the page. */
  readonly locale: Locale;
  /** What the field's number counts, such as `AVAX`, `$` or `%`. */
  readonly unit: string;
};

/** Digits with a dot, as amount fields write them. */
const PLAIN = /^(?=.*\d)\d*\.?\d*$/;

/** Spaces that group digits; not those between the cells of a table. */
const SPACES = ' \\u00a0\\u2009\\u202f';

/**
 * What is 2345 to a person who groups with this sign, and 2.345 to one who does not. The language of
 * the page does not tell: most figures that people copy were written for readers of English.
 */
const ONE_GROUP = /^[1-9]\d{0,2}([.,])\d{3}$/;

/**
 * The numbers that a pasted text can mean, in digits with at most one dot.
 *
 * Spaces around it and the field's own unit before or behind it are dropped. Digits may be grouped
 * in threes as the page's language does it, or by spaces.
 *
 * @returns none for every text that is no number, such as `2,40` and `1e18` on an English page; two
 * if a single sign is before three digits, as in `2.345` and `10,000`: first what the page would
 * mean.
 * @example
 * pastedNumbers(' 1,234.5 AVAX', { locale: 'en', unit: 'AVAX' }) // ['1234.5']
 */
export function pastedNumbers(text: string, { locale, unit }: Field): readonly string[] {
  const [trimmed = '', bareUnit = ''] = [text, unit].map((each) => each.replace(/\p{Cf}/gu, ''));
  const number = trimmed.trim();
  const bare = unitsOf(bareUnit, locale).map((each) => withoutUnit(number, each));
  const readings = [number, ...bare].map(
    (each) => doubtfulNumbers(each, locale) ?? readNumbers(each, locale),
  );
  return readings.find(({ length }) => length > 0) ?? [];
}

/** The texts of a unit: dollars also as the language writes them. */
function unitsOf(unit: string, locale: Locale): readonly string[] {
  if (unit !== '$') return [unit];
  const { beforeDollars, afterDollars } = numberSymbols(locale);
  return [unit, `${beforeDollars}${afterDollars}`.trim()];
}

function withoutUnit(text: string, unit: string): string {
  if (text.endsWith(unit)) return text.slice(0, -unit.length).trimEnd();
  return text.startsWith(unit) ? text.slice(unit.length).trimStart() : text;
}

/** Both numbers that a text can mean, if its only sign may group digits. */
function doubtfulNumbers(text: string, locale: Locale): readonly string[] | undefined {
  const [, sign] = ONE_GROUP.exec(text) ?? [];
  if (sign === undefined) return undefined;
  const numbers = [text.replace(sign, '.'), text.replace(sign, '')];
  return sign === numberSymbols(locale).group ? numbers.toReversed() : numbers;
}

function readNumbers(text: string, locale: Locale): readonly string[] {
  const { group, decimal } = numberSymbols(locale);
  if (PLAIN.test(text)) return [text];
  const point = group === '.' ? decimal : `.${decimal}`;
  const grouped = `[1-9]\\d{0,2}(?:([${SPACES}${group}])\\d{3})(?:\\2\\d{3})*`;
  const match = new RegExp(`^(\\d*|${grouped})(?:[${point}](\\d*))?$`).exec(text);
  if (match === null || !/\d/.test(text)) return [];
  const [, integer = '', , fraction] = match;
  const digits = integer.replace(/\D/g, '');
  return [fraction === undefined ? digits : `${digits}.${fraction}`];
}
