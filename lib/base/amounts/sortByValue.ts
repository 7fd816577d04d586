import { compareFractions, type Fraction } from './fraction';

/** Sorts items by value, highest first. Those without one follow; all else keeps its order. */
export function sortByValue<Item>(
  items: readonly Item[],
  fractionOf: (item: Item) => Fraction | undefined,
): readonly Item[] {
  const valued: { readonly item: Item; readonly value: Fraction }[] = [];
  const others: Item[] = [];
  for (const item of items) {
    const value = fractionOf(item);
    if (value) valued.push({ item, value });
    else others.push(item);
  }
  valued.sort((a, b) => compareFractions(b.value, a.value));
  return [...valued.map(({ item }) => item), ...others];
}
