import unhomoglyph from 'unhomoglyph';
import { type Currency, isSameCurrency } from './currency';
import type { Token } from './token';

/**
 * Digits and signs that look like letters, in addition to 0, 1 and | in Unicode's table; i reads as
 * l.
 */
const READ_AS_LETTERS = new Map([
  ['3', 'e'],
  ['4', 'a'],
  ['5', 's'],
  ['6', 'g'],
  ['7', 't'],
  ['8', 'b'],
  ['$', 's'],
  ['@', 'a'],
  ['!', 'l'],
  ['i', 'l'],
]);

/** Characters that nobody reads: marks on letters, spaces, punctuation and invisible characters. */
const UNREAD = /[^\p{L}\p{N}\p{S}]|\p{Default_Ignorable_Code_Point}/gu;

/**
 * The first known currency that a token could be mistaken for: another one whose symbol or name
 * looks the same, ignoring case, width and script, and reading digits as letters. Absent when there
 * is none.
 */
export function findLookalike(token: Token, known: readonly Currency[]): Currency | undefined {
  const symbol = skeleton(token.symbol);
  const name = skeleton(token.name);
  return known.find(
    (other) =>
      !isSameCurrency(other, token) &&
      (looksLike(symbol, other.symbol) || looksLike(name, other.name)),
  );
}

function looksLike(ownSkeleton: string, other: string): boolean {
  return ownSkeleton !== '' && ownSkeleton === skeleton(other);
}

/** The visible skeleton of a text: two texts that look alike have the same one (Unicode UTS 39). */
function skeleton(text: string): string {
  const letters = unhomoglyph(text.normalize('NFKD')).toLowerCase();
  const seen = unhomoglyph(letters).normalize('NFKD').replace(UNREAD, '').toLowerCase();
  return Array.from(seen, (sign) => READ_AS_LETTERS.get(sign) ?? sign).join('');
}
