import { atom, useAtom } from 'jotai';
import { useMemo } from 'react';
import type { Currency } from '@/lib/base/tokens/currency';
import { originalOf } from '@/lib/base/tokens/lookalike';
import type { CurrencyChoices } from './useCurrencyChoices';
import { useHeldCurrencies } from './useHeldCurrencies';

/** What sorts the list of tokens: without an account it is the symbol alone. */
type SortKey = 'value' | 'symbol';

type Direction = 'ascending' | 'descending' | 'fromAToZ' | 'fromZToA';

/**
 * The key whose order is reversed, until the page is loaded again: the next dialog sorts as this
 * one.
 */
const reversedKeyAtom = atom<SortKey | undefined>(undefined);

/** The currencies of the dialog in their order, and what reverses it. */
export function useTokenOrder(choices: CurrencyChoices) {
  const { currencies, hasAccount } = choices;
  const key = hasAccount ? 'value' : 'symbol';
  const [reversedKey, setReversedKey] = useAtom(reversedKeyAtom);
  const isReversed = reversedKey === key;
  const byValue = useSortedByValue(choices);
  const { sorted, valuedCount } = byValue;
  return {
    order: {
      isReversed,
      direction: directionOf(key, isReversed),
      reverse: () => setReversedKey(isReversed ? undefined : key),
    },
    ordered: useMemo(() => (isReversed ? sorted.toReversed() : sorted), [sorted, isReversed]),
    /** As ordered, without a reversal. */
    notReversed: sorted,
    /** The held currencies with a known value in dollars, highest first, without look-alikes. */
    valued: useMemo(
      () => sorted.slice(0, valuedCount).filter((each) => !originalOf(each)),
      [sorted, valuedCount],
    ),
    /** Whether the balances and prices are known that `valued` needs. */
    areValuesKnown:
      !hasAccount || (choices.balances.size >= currencies.length && !byValue.isLoading),
  };
}

function directionOf(key: SortKey, isReversed: boolean): Direction {
  if (key === 'symbol') return isReversed ? 'fromZToA' : 'fromAToZ';
  return isReversed ? 'ascending' : 'descending';
}

/**
 * The held currencies by value in dollars, then those without a known value, by balance, the
 * look-alikes among them last; then all others by symbol. Also how many have a value, and whether
 * prices are still being read.
 */
function useSortedByValue(choices: CurrencyChoices): {
  readonly sorted: readonly Currency[];
  readonly valuedCount: number;
  readonly isLoading: boolean;
} {
  const { currencies } = choices;
  const { held, isLoading } = useHeldCurrencies(choices);
  return useMemo(() => {
    const own = held.map(({ currency }) => currency);
    const valuedCount = held.filter(({ usd }) => usd !== undefined).length;
    const unpriced = own.slice(valuedCount);
    const isOwn = new Set(own);
    const sorted = [
      ...own.slice(0, valuedCount),
      ...unpriced.filter((each) => !originalOf(each)),
      ...unpriced.filter((each) => originalOf(each)),
      ...currencies.filter((each) => !isOwn.has(each)),
    ];
    return { sorted, valuedCount, isLoading };
  }, [currencies, held, isLoading]);
}
