import { type Currency, currencyId } from '@/lib/base/tokens/currency';
import { searchTokens } from '@/lib/exchange/tokenChoice/searchTokens';
import { wordsIn } from './wordsIn';

type Options<Item> = {
  readonly query: string;
  readonly currenciesOf: (item: Item) => readonly [Currency, Currency];
  /** Words for what is searched, such as `farm`: they say nothing about the tokens. */
  readonly ownWords: readonly string[];
  /** Whether the account has something there. */
  readonly isOwn?: (item: Item) => boolean;
};

/**
 * The pools or farms that a search finds. Each of its words must find one of their tokens, as
 * `searchTokens` finds it: `png`, `avax usdc`, `usd coin`, `PNG/AVAX`. Own ones come first. The better
 * the words fit, the earlier; pairs that fit equally keep their order. A search without a word for a
 * token finds none.
 */
export function searchPairs<Item>(
  items: readonly Item[],
  { query, currenciesOf, ownWords, isOwn = () => false }: Options<Item>,
): readonly Item[] {
  const words = wordsIn(query).filter((word) => !ownWords.includes(word.toLowerCase()));
  if (words.length === 0) return [];
  const currencies = [
    ...new Map(items.flatMap(currenciesOf).map((each) => [currencyId(each), each])).values(),
  ];
  const places = words.map((word) => placesIn(searchTokens(currencies, word)));
  const placeOf = (item: Item) => {
    const ids = currenciesOf(item).map(currencyId);
    const found = places.map((of) => Math.min(...ids.map((id) => of.get(id) ?? NOWHERE)));
    return found.reduce((sum, place) => sum + place, 0);
  };
  return items
    .map((item) => ({ item, place: placeOf(item), own: isOwn(item) ? 0 : 1 }))
    .filter(({ place }) => place < NOWHERE)
    .toSorted((a, b) => a.own - b.own || a.place - b.place)
    .map(({ item }) => item);
}

const NOWHERE = Number.POSITIVE_INFINITY;

/** The place of each currency in the results of a word. */
function placesIn(found: readonly Currency[]): ReadonlyMap<string, number> {
  return new Map(found.map((currency, place) => [currencyId(currency), place]));
}
