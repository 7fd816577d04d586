import { useAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import type { CurrencyIds } from '@/lib/navigation/liquidityPaths';
import { useFigureAge } from '@/lib/reads/useFigureAge';
import { useSettings } from '@/lib/settings/store';
import { poolPrice } from './addFigures';
import { removeFormAtom } from './atoms';
import { holdingOf } from './holding';
import { minimums } from './minimums';
import type { ProposedRemoval } from './proposals';
import {
  liquidityToFix,
  type RemoveField,
  type RemoveForm,
  removedLiquidity,
  removeInputError,
  removeTexts,
} from './removeForm';
import { useCurrencyPair } from './useCurrencyPair';

/** What the remove screen shows and can do. */
export type RemoveState = ReturnType<typeof useRemoveScreen>;

/** The remove screen's state: the form, what it means on chain now, and what keeps it from review. */
export function useRemoveScreen(ids: CurrencyIds) {
  const known = useCurrencyPair(ids);
  const { chainId, account, currencyA, currencyB, result, position } = known;
  const [form, dispatch] = useAtom(removeFormAtom);
  const settings = useSettings();
  const { isStale } = useFigureAge(chainId);
  const slippageBps = settings.userSlippageTolerance;
  const currencies = currencyA && currencyB && ([currencyA, currencyB] as const);
  const holding = currencies && position && holdingOf(position, currencies, position.liquidity.raw);
  const toFix = holding && liquidityToFix(form, holding);
  const fix = useEffectEvent(
    (of: RemoveForm) => toFix && dispatch({ type: 'fixed', of, liquidity: toFix }),
  );
  const isUnfixed = toFix !== undefined;
  // For an amount that was typed before the position was known.
  useEffect(() => {
    if (isUnfixed) fix(form);
  }, [form, isUnfixed]);
  const removed =
    currencies &&
    position &&
    holding &&
    holdingOf(position, currencies, removedLiquidity(form, holding));
  const inputError = removeInputError(account !== undefined, removed);
  const proposal: ProposedRemoval | undefined =
    account && removed && inputError === undefined
      ? {
          account,
          liquidity: removed.liquidity,
          amounts: removed.amounts,
          slippageBps,
          deadlineSeconds: settings.userDeadline,
        }
      : undefined;
  return {
    chainId,
    account,
    currencyA,
    currencyB,
    form,
    /** Types into a field, or draws the slider: whole percent as text. */
    type: (field: RemoveField, text: string) => {
      const typed: RemoveForm = { independentField: field, typedValue: text };
      const fixed = holding && liquidityToFix(typed, holding);
      dispatch({ type: 'typed', field, text, ...(fixed && { fixed }) });
    },
    /** Back to nothing removed. */
    reset: () => dispatch({ type: 'reset' }),
    /** What each field shows. */
    texts: removeTexts(form, holding, removed),
    /** What is known of the pair. */
    pairStatus: result.status,
    position,
    /** All that the account holds, in the chosen currencies. */
    holding,
    /** What would be removed, zero amounts included; absent while the position is not known. */
    removed,
    /** The least that is received; absent with `removed`. */
    minimums: removed && minimums(removed.amounts, slippageBps),
    /** What one of A costs in B. */
    price: currencies && position && poolPrice(currencies, position.pool, undefined),
    slippageBps,
    /** Whether what is shown is too old to be signed. */
    isStale,
    /** Without a signature; one is added by `useRemovalApproval`. */
    proposal,
    inputError,
  };
}
