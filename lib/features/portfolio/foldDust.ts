import { compareFractions, type Fraction } from '@/lib/base/amounts/fraction';

/** Less than a dollar is dust. */
const DUST: Fraction = { numerator: 1n, denominator: 1n };

/** Items by whether their value is a dollar or more. Those that are not counted are with the dust. */
export function foldDust<Item extends { readonly counted: Fraction | undefined }>(
  items: readonly Item[],
): { readonly shown: readonly Item[]; readonly folded: readonly Item[] } {
  const isShown = ({ counted }: Item) => !!counted && compareFractions(counted, DUST) >= 0;
  return { shown: items.filter(isShown), folded: items.filter((item) => !isShown(item)) };
}
