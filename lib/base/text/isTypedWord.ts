import type { Locale } from '@/lib/base/i18n/locales';

/** Letters that many keyboards lack, and how a language writes them without. */
const SPELLED: Partial<Record<Locale, Readonly<Record<string, string>>>> = {
  de: { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' },
};

/** Letters that do not decompose into a plain one and a mark. */
const PLAIN: Readonly<Record<string, string>> = { ı: 'i', đ: 'd' };

/**
 * Whether somebody typed a word that the page asks for. Its accents may be missing, its letters may
 * be as wide as Chinese ones, and a Turkish keyboard's dotless i counts as an i. Spaces around it do
 * not count: a phone's keyboard may append one. Capitals do.
 *
 * @example
 * isTypedWord('cikar ', 'çıkar', 'tr') // true
 */
export function isTypedWord(typed: string, word: string, locale: Locale): boolean {
  const spelled = replaced(word.normalize('NFC'), SPELLED[locale] ?? {});
  return plain(typed) === plain(word) || typed.normalize('NFKC').trim() === spelled;
}

function plain(text: string): string {
  return replaced(text.normalize('NFKD').replace(/\p{M}/gu, ''), PLAIN).trim();
}

function replaced(text: string, letters: Readonly<Record<string, string>>): string {
  return [...text].map((letter) => letters[letter] ?? letter).join('');
}
