import { atom, useAtom } from 'jotai';
import { useMemo } from 'react';
import { amountOf } from '@/lib/base/amounts/amount';
import { sortByValue } from '@/lib/base/amounts/sortByValue';
import type { Currency } from '@/lib/base/tokens/currency';
import { originalOf } from '@/lib/base/tokens/lookalike';
import type { Token } from '@/lib/base/tokens/token';
import { wrapped } from '@/lib/base/tokens/wrapped';
import { sumUsd } from '@/lib/exchange/pairs/usdPrice';
import { useUsdPrices } from '@/lib/exchange/pairs/useUsdPrices';
import { useActiveChainId } from '@/lib/holdings/wallet/useActiveChainId';
import type { CurrencyChoices } from './useCurrencyChoices';

/** What sorts the list of tokens: without an account it is the symbol alone. */
type SortKey = 'value' | 'symbol';

type Direction = 'ascending' | 'descending' | 'fromAToZ' | 'fromZToA';

const NO_TOKENS: readonly Token[] = [];

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
function useSortedByValue({ currencies, comparableBalance }: CurrencyChoices): {
  readonly sorted: readonly Currency[];
  readonly valuedCount: number;
  readonly isLoading: boolean;
} {
  const chainId = useActiveChainId();
  const held = useMemo(
    () => currencies.filter((each) => comparableBalance(each) > 0n),
    [currencies, comparableBalance],
  );
  const tokens = useMemo(() => (held.length > 0 ? held.map(wrapped) : NO_TOKENS), [held]);
  const { usdPriceOf, isLoading } = useUsdPrices(chainId, tokens);
  return useMemo(() => {
    const values = new Map(
      held.map((each) => {
        const amount = amountOf(wrapped(each), comparableBalance(each));
        return [each, sumUsd([amount], usdPriceOf)];
      }),
    );
    const valuedCount = [...values.values()].filter((value) => value !== undefined).length;
    const ownFirst = sortByValue(held, (each) => values.get(each));
    const unpriced = ownFirst.slice(valuedCount);
    const sorted = [
      ...ownFirst.slice(0, valuedCount),
      ...unpriced.filter((each) => !originalOf(each)),
      ...unpriced.filter((each) => originalOf(each)),
      ...currencies.filter((each) => !values.has(each)),
    ];
    return { sorted, valuedCount, isLoading };
  }, [currencies, comparableBalance, held, usdPriceOf, isLoading]);
}
