import { atom, useAtom } from 'jotai';
import { useMemo } from 'react';
import { amountOf } from '@/lib/amounts/amount';
import { sortByValue } from '@/lib/amounts/sortByValue';
import { totalUsd } from '@/lib/pairs/usdPrice';
import { useUsdPrices } from '@/lib/pairs/useUsdPrices';
import type { Currency } from '@/lib/tokens/currency';
import type { Token } from '@/lib/tokens/token';
import { wrapped } from '@/lib/tokens/wrapped';
import { useActiveChainId } from '@/lib/wallet/useActiveChainId';
import type { CurrencyChoices } from './useCurrencyChoices';

/** What each press of the toggle leads to. */
const BY_BALANCE = ['highestFirst', 'lowestFirst', 'highestValueFirst'] as const;
/** Without balances the list is sorted by symbol alone. */
const BY_SYMBOL = ['fromAToZ', 'fromZToA'] as const;

/** How the list of tokens is sorted. */
export type TokenOrder = (typeof BY_BALANCE)[number] | (typeof BY_SYMBOL)[number];

const NO_TOKENS: readonly Token[] = [];

/** The order last chosen since the page was loaded: the next dialog sorts as this one. */
const chosenOrderAtom = atom<TokenOrder | undefined>(undefined);

/** The currencies of the dialog in the order that the user has chosen, and the way to the next. */
export function useTokenOrder(choices: CurrencyChoices) {
  const { currencies, hasAccount } = choices;
  const [chosen, setChosen] = useAtom(chosenOrderAtom);
  const orders: readonly TokenOrder[] = hasAccount ? BY_BALANCE : BY_SYMBOL;
  const [first] = hasAccount ? BY_BALANCE : BY_SYMBOL;
  const order = chosen && orders.includes(chosen) ? chosen : first;
  const byValue = useSortedByValue(choices, order === 'highestValueFirst');
  const ordered = useMemo(() => {
    if (order === 'highestValueFirst') return byValue;
    return order === 'lowestFirst' || order === 'fromZToA' ? currencies.toReversed() : currencies;
  }, [order, currencies, byValue]);
  return {
    order,
    ordered,
    next: () => setChosen(orders[(orders.indexOf(order) + 1) % orders.length]),
  };
}

/** The held currencies by value in dollars, then those without a known value, by balance. */
function useSortedByValue(
  { currencies, comparableBalance }: CurrencyChoices,
  isWanted: boolean,
): readonly Currency[] {
  const chainId = useActiveChainId();
  const held = useMemo(
    () => (isWanted ? currencies.filter((each) => comparableBalance(each) > 0n) : []),
    [isWanted, currencies, comparableBalance],
  );
  const tokens = useMemo(() => (held.length > 0 ? held.map(wrapped) : NO_TOKENS), [held]);
  const { prices } = useUsdPrices(chainId, tokens);
  return useMemo(() => {
    const values = new Map(
      held.map((each, index) => {
        const amount = amountOf(wrapped(each), comparableBalance(each));
        return [each, totalUsd([amount], () => prices[index])];
      }),
    );
    return values.size === 0 ? currencies : sortByValue(currencies, (each) => values.get(each));
  }, [currencies, comparableBalance, held, prices]);
}
