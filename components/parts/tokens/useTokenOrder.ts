import { atom, useAtom } from 'jotai';
import { useMemo } from 'react';
import { amountOf } from '@/lib/base/amounts/amount';
import { sortByValue } from '@/lib/base/amounts/sortByValue';
import type { Currency } from '@/lib/base/tokens/currency';
import type { Token } from '@/lib/base/tokens/token';
import { wrapped } from '@/lib/base/tokens/wrapped';
import { stableTokens, totalUsd } from '@/lib/exchange/pairs/usdPrice';
import { usePriceOf } from '@/lib/exchange/pairs/usePriceOf';
import { useActiveChainId } from '@/lib/holdings/wallet/useActiveChainId';
import type { TokenSort } from '@/lib/site/settings/settings';
import { chooseTokenSort, useSettings } from '@/lib/site/settings/store';
import type { CurrencyChoices } from './useCurrencyChoices';

/** What sorts the list of tokens. Without balances it is the symbol. */
export type SortKey = TokenSort | 'symbol';

type Direction = 'ascending' | 'descending' | 'fromAToZ' | 'fromZToA';

const NO_TOKENS: readonly Token[] = [];

/**
 * The key whose order is inverted, until the page is loaded again: the next dialog sorts as this
 * one.
 */
const invertedKeyAtom = atom<SortKey | undefined>(undefined);

/**
 * The currencies of the dialog in the order that the user has chosen, and what changes it: `sortBy`
 * with another key sorts by it, highest first; with the present key it inverts the order. The key
 * is stored.
 */
export function useTokenOrder(choices: CurrencyChoices) {
  const { currencies, hasAccount } = choices;
  const chainId = useActiveChainId();
  const keys = sortKeys(hasAccount, chainId !== undefined && stableTokens(chainId).length > 0);
  const chosen = useSettings((settings) => settings.tokenSort);
  const key = keys.find((each) => each === chosen) ?? keys[0];
  const [invertedKey, setInvertedKey] = useAtom(invertedKeyAtom);
  const isInverted = invertedKey === key;
  const byValue = useSortedByValue(choices);
  const notInverted = key === 'value' ? byValue.sorted : currencies;
  const ordered = useMemo(() => {
    if (!isInverted) return notInverted;
    if (key !== 'value') return currencies.toReversed();
    // What has no value stays at the end.
    const { sorted, valuedCount } = byValue;
    return [...sorted.slice(0, valuedCount).toReversed(), ...sorted.slice(valuedCount)];
  }, [key, isInverted, notInverted, currencies, byValue]);
  const sortBy = (next: SortKey) => {
    setInvertedKey(next === key && !isInverted ? key : undefined);
    if (next !== 'symbol') chooseTokenSort(next);
  };
  const isAscending = isInverted !== (key === 'symbol');
  return {
    order: { keys, key, isInverted, isAscending, direction: directionOf(key, isAscending), sortBy },
    ordered,
    /** As ordered, without an inversion. */
    notInverted,
    /** The held currencies with a known value in dollars, highest first. */
    valued: useMemo(() => byValue.sorted.slice(0, byValue.valuedCount), [byValue]),
    /** Whether the balances and prices are known that `valued` needs. */
    areValuesKnown:
      !hasAccount || (choices.balances.size >= currencies.length && !byValue.isLoading),
  };
}

/** The keys to choose from; the first is the one of a first visit. */
function sortKeys(hasAccount: boolean, hasValues: boolean): readonly [SortKey, ...SortKey[]] {
  if (!hasAccount) return ['symbol'];
  return hasValues ? ['balance', 'value'] : ['balance'];
}

function directionOf(key: SortKey, isAscending: boolean): Direction {
  if (key === 'symbol') return isAscending ? 'fromAToZ' : 'fromZToA';
  return isAscending ? 'ascending' : 'descending';
}

/**
 * The held currencies by value in dollars, then those without a known value, by balance; and how
 * many have a value, and whether prices are still being read.
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
  const { priceOf, isLoading } = usePriceOf(chainId, tokens);
  return useMemo(() => {
    const values = new Map(
      held.map((each) => {
        const amount = amountOf(wrapped(each), comparableBalance(each));
        return [each, totalUsd([amount], priceOf)];
      }),
    );
    const valuedCount = [...values.values()].filter((value) => value !== undefined).length;
    return { sorted: sortByValue(currencies, (each) => values.get(each)), valuedCount, isLoading };
  }, [currencies, comparableBalance, held, priceOf, isLoading]);
}
