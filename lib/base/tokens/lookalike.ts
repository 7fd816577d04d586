import unhomoglyph from 'unhomoglyph';
import type { ChainId } from '@/lib/base/networks/network';
import { CATALOGUE, isInCatalogue } from './catalogue';
import { type Currency, currencyId, isSameCurrency, nativeCurrency } from './currency';
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

/** The native coin and the tokens of the catalogue by the skeletons of their symbols, per chain. */
const originals = new Map<ChainId, ReadonlyMap<string, Currency>>();

/** What tokens look like; undefined for nothing. A list has thousands, which never change. */
const found = new WeakMap<Token, Currency | undefined>();

/**
 * The native coin, or the token of the catalogue, whose symbol a token has or seems to have, alone
 * or as a word in its own. Undefined for the catalogue's own tokens.
 */
export function originalOf(token: Currency): Currency | undefined {
  if (token.type === 'native') return undefined;
  if (!found.has(token)) found.set(token, originalBySkeleton(token));
  return found.get(token);
}

function originalBySkeleton(token: Token): Currency | undefined {
  if (isInCatalogue(token)) return undefined;
  const { chainId, symbol } = token;
  const known = originals.get(chainId) ?? bySkeleton(chainId);
  originals.set(chainId, known);
  const names = [skeleton(symbol), ...wordsOf(symbol)];
  return known.get(names.find((name) => known.has(name)) ?? '');
}

/** Fewer letters are in many symbols by chance. */
const FEWEST_LETTERS = 3;

/**
 * The skeletons of the words in a symbol, without digits at their ends: `PNG` of `PNG-v2`, `5PNG`.
 */
function wordsOf(symbol: string): readonly string[] {
  const words = symbol.split(/[^\p{L}\p{M}\p{N}]+/u);
  return words
    .map((word) => word.replace(/^\p{N}+|\p{N}+$/gu, ''))
    .filter((word) => word !== symbol && [...word].length >= FEWEST_LETTERS)
    .map(skeleton);
}

function bySkeleton(chainId: ChainId): ReadonlyMap<string, Currency> {
  const known = [...CATALOGUE[chainId].toReversed(), nativeCurrency(chainId)];
  return new Map(known.map((currency) => [skeleton(currency.symbol), currency]));
}

/**
 * The first known currency that a token could be mistaken for: another one whose symbol or name
 * looks the same, ignoring case, width and script, and reading digits as letters. Else the one of
 * {@link originalOf}. Undefined when there is none.
 */
export function findLookalike(token: Token, known: readonly Currency[]): Currency | undefined {
  const symbol = skeleton(token.symbol);
  const name = skeleton(token.name);
  const alike = known.find(
    (other) =>
      !isSameCurrency(other, token) &&
      (looksLike(symbol, other.symbol) || looksLike(name, other.name)),
  );
  return alike ?? originalOf(token);
}

function looksLike(ownSkeleton: string, other: string): boolean {
  return ownSkeleton !== '' && ownSkeleton === skeleton(other);
}

/** The visible skeleton of a text: two texts that look alike have the same one (Unicode UTS 39). */
function skeleton(text: string): string {
  return Array.from(text.normalize('NFKD'), skeletonOf).join('');
}

/** The skeletons of single characters: a list has many texts, of few characters. */
const skeletons = new Map<string, string>();

function skeletonOf(character: string): string {
  const known = skeletons.get(character);
  if (known !== undefined) return known;
  const letters = unhomoglyph(character).toLowerCase();
  const seen = unhomoglyph(letters).normalize('NFKD').replace(UNREAD, '').toLowerCase();
  const own = Array.from(seen, (sign) => READ_AS_LETTERS.get(sign) ?? sign).join('');
  skeletons.set(character, own);
  return own;
}

type Options = {
  /** The currency that another one looks like, if any. */
  readonly originalOf: (currency: Currency) => Currency | undefined;
  /** Whether the account has as much of a look-alike as of its original, or no more of it. */
  readonly areEqual: (lookalike: Currency, original: Currency) => boolean;
};

/**
 * Moves a look-alike from before its original to directly after it, if `areEqual`. All others keep
 * their order.
 */
export function originalsFirst(
  rows: readonly Currency[],
  { originalOf, areEqual }: Options,
): readonly Currency[] {
  const originalIds = new Map<Currency, string>();
  for (const row of rows) {
    const original = originalOf(row);
    if (original && areEqual(row, original)) originalIds.set(row, currencyId(original));
  }
  if (originalIds.size === 0) return rows;
  // A search may find thousands of rows, and few of them are originals.
  const wanted = new Set(originalIds.values());
  const positions = new Map<string, number>();
  for (const [index, row] of rows.entries())
    if (wanted.has(currencyId(row))) positions.set(currencyId(row), index);
  const followers = new Map<string, Currency[]>();
  const others = rows.filter((row, index) => {
    const id = originalIds.get(row);
    if (id === undefined || (positions.get(id) ?? -1) < index) return true;
    followers.set(id, [...(followers.get(id) ?? []), row]);
    return false;
  });
  if (followers.size === 0) return rows;
  return others.flatMap((row) => {
    const own = followers.get(currencyId(row));
    return own ? [row, ...own] : row;
  });
}
