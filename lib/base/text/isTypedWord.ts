import type { Locale } from '@/lib/base/i18n/locales';
import { withoutAccents } from './withoutAccents';

/**
 * Letters that many keyboards lack, and how a language writes them without. Readers of traditional
 * Chinese have the page in simplified Chinese, and their keyboards write the traditional letters of
 * the words that are asked for.
 */
const SPELLED: Partial<Record<Locale, Readonly<Record<string, string>>>> = {
  de: { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' },
  'zh-Hans': { 确: '確', 认: '認' },
};

/**
 * Whether somebody typed a word that the page asks for. Its accents may be missing, its letters may
 * be as wide as Chinese ones, a Turkish keyboard's dotless i counts as an i, and Chinese letters may
 * be the traditional ones. Spaces around it do not count: a phone's keyboard may append one. Capitals
 * do.
 *
 * @example
 * isTypedWord('cikar ', 'çıkar', 'tr') // true
 */
export function isTypedWord(typed: string, word: string, locale: Locale): boolean {
  const spellings = SPELLED[locale] ?? {};
  const spelled = Array.from(word.normalize('NFC'), (letter) => spellings[letter] ?? letter);
  const plain = withoutAccents(word).trim();
  return (
    withoutAccents(typed).trim() === plain || typed.normalize('NFKC').trim() === spelled.join('')
  );
}
