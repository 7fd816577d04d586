import { FIAT_CURRENCIES, type FiatCurrency } from './fiatCurrencies';

/**
 * The currencies that a search finds, in their order. Each word of it must start or end a word of
 * the symbol or the name, in any case. An empty search finds all.
 */
export function searchFiat(text: string): readonly FiatCurrency[] {
  const wanted = wordsOf(text);
  return FIAT_CURRENCIES.filter(({ symbol, name }) => {
    const own = [...wordsOf(symbol), ...wordsOf(name)];
    return wanted.every((word) => own.some((each) => each.startsWith(word) || each.endsWith(word)));
  });
}

/**
 * The currency that Enter picks: the first result, if it is the only one, or if the search is its
 * symbol or its name.
 */
export function pickedByEnter(text: string): FiatCurrency | undefined {
  const [first, ...others] = searchFiat(text);
  const wanted = text.trim().toLowerCase();
  if (first === undefined) return undefined;
  const isExact = [first.symbol, first.name].some((own) => own.toLowerCase() === wanted);
  return others.length === 0 || isExact ? first : undefined;
}

function wordsOf(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
}
