import { useMemo } from 'react';
import type { Fraction } from '@/lib/base/amounts/fraction';
import { type Currency, currencyId } from '@/lib/base/tokens/currency';
import { pairAddress } from '@/lib/chain/contracts/pairAddress';
import { hasNoUsableAnswer, isFailed, isSettled } from '@/lib/chain/reads/readState';
import { useTrackedPairs } from '@/lib/exchange/pairs/useTrackedPairs';
import {
  type CurrencyChoices,
  useCurrencyChoices,
} from '@/lib/exchange/tokenChoice/useCurrencyChoices';
import { useHeldCurrencies } from '@/lib/exchange/tokenChoice/useHeldCurrencies';
import { useActiveChainId } from '@/lib/holdings/wallet/useActiveChainId';
import { countedUsd } from './countedUsd';

/** A held currency. */
export type HeldToken = {
  readonly currency: Currency;
  /** In smallest units; undefined if the decimals can't be confirmed. */
  readonly raw: bigint | undefined;
  /** Its value in the account's total, in dollars; undefined if it is not counted. */
  readonly counted: Fraction | undefined;
  /** Whether it is not counted although it may have a price. */
  readonly isDoubtful: boolean;
};

type HeldTokens = {
  /** Most valuable first, then those without a price, then those without an amount. */
  readonly held: readonly HeldToken[];
  readonly isReading: boolean;
  /** Whether the contract of a token does not return the balance. */
  readonly isIncomplete: boolean;
};

/**
 * AVAX and the tokens of the lists in use that the account has. The pool tokens of the pairs that
 * are searched for positions are not here: they are counted there.
 */
export function useHeldTokens(): HeldTokens {
  const choices = useCurrencyChoices();
  const { held, isLoading } = useHeldCurrencies(choices);
  const areBalancesRead = useAreBalancesRead(choices);
  const isPosition = useIsPosition();
  const isReading = isLoading || !areBalancesRead || !choices.areHeldChecked;
  const { unconfirmable, balances } = choices;
  return useMemo(() => {
    const known = held.map((each): HeldToken => {
      const counted = countedUsd(each);
      const { currency, raw, usd } = each;
      return { currency, raw, counted, isDoubtful: usd !== undefined && counted === undefined };
    });
    const others = unconfirmable.map(
      (currency): HeldToken => ({ currency, raw: undefined, counted: undefined, isDoubtful: true }),
    );
    return {
      held: [...known, ...others].filter(({ currency }) => !isPosition(currency)),
      isReading,
      isIncomplete: [...balances.values()].some(
        (state) => hasNoUsableAnswer(state) && isFailed(state),
      ),
    };
  }, [held, unconfirmable, balances, isPosition, isReading]);
}

/** Whether each balance has a result, or its contract no usable answer. */
function useAreBalancesRead({ currencies, balances }: CurrencyChoices): boolean {
  return useMemo(
    () =>
      currencies.every((currency) => {
        const state = balances.get(currencyId(currency));
        return state !== undefined && isSettled(state);
      }),
    [currencies, balances],
  );
}

/** Whether a currency is what a position is counted in. */
function useIsPosition(): (currency: Currency) => boolean {
  const tracked = useTrackedPairs(useActiveChainId());
  return useMemo(() => {
    const pools = new Set<string>(tracked.map((pair) => pairAddress(...pair).toLowerCase()));
    return (currency) => currency.type === 'token' && pools.has(currency.address.toLowerCase());
  }, [tracked]);
}
