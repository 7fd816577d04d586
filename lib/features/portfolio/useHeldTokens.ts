import { useMemo } from 'react';
import type { Fraction } from '@/lib/base/amounts/fraction';
import { useCurrencyChoices } from '@/lib/exchange/tokenChoice/useCurrencyChoices';
import { type HeldCurrency, useHeldCurrencies } from '@/lib/exchange/tokenChoice/useHeldCurrencies';
import { countedUsd } from './countedUsd';

/** A held currency. */
export type HeldToken = HeldCurrency & {
  /** Its value in the account's total, in dollars; undefined if it is not counted. */
  readonly counted: Fraction | undefined;
};

/** AVAX and the tokens of the lists in use that the account has, most valuable first. */
export function useHeldTokens(): {
  readonly held: readonly HeldToken[];
  readonly isReading: boolean;
} {
  const choices = useCurrencyChoices();
  const { held, isLoading } = useHeldCurrencies(choices);
  const isReading = isLoading || choices.balances.size < choices.currencies.length;
  return useMemo(
    () => ({ held: held.map((each) => ({ ...each, counted: countedUsd(each) })), isReading }),
    [held, isReading],
  );
}
