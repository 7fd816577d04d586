import { useEffect, useEffectEvent } from 'react';
import type { Address } from 'viem';
import { useIsHydrated } from '@/lib/base/hydration/useIsHydrated';
import type { Currency } from '@/lib/base/tokens/currency';
import { probedFees } from '@/lib/exchange/tokenProbe/tokenFees';
import { useDifferingFee } from '@/lib/exchange/tokenProbe/useKnownFee';
import { useKnownProbe } from '@/lib/exchange/tokenProbe/useKnownProbe';
import { useDecimalsCheck } from '@/lib/holdings/knownTokens/useDecimalsCheck';
import { useWallet } from '@/lib/holdings/wallet/useWallet';
import type { CurrencyIds } from '@/lib/site/navigation/liquidityPaths';
import { useSettings } from '@/lib/site/settings/store';
import type { TransferDirection } from '@/lib/transactions/submit/transferDirection';
import { liquidityAmountsOf } from './liquidityAmounts';
import { missingForRemoval } from './missingForRemoval';
import { removalObstacle } from './poolObstacle';
import { poolPrice } from './poolPrice';
import { type RemovalFees, removalAmounts, removalDirection } from './removalAmounts';
import { liquidityToFix, type RemoveField, type RemoveForm, removedLiquidity } from './removeForm';
import { removeInputError } from './removeInputError';
import type { RemovalTerms } from './removeTerms';
import { removeTexts } from './removeTexts';
import { useCurrencyPair } from './useCurrencyPair';
import { useRemoveForm } from './useRemoveForm';

/** What the remove screen shows and can do. */
export type RemoveState = ReturnType<typeof useRemoveScreen>;

/**
 * The state of the remove screen: the form, its figures on chain now, and why it cannot be
 * reviewed.
 */
export function useRemoveScreen(ids: CurrencyIds) {
  const known = useCurrencyPair(ids);
  const { chainId, account, currencyA, currencyB, result, poolState, position } = known;
  const { form, dispatch, formStatus } = useRemoveForm(ids, known);
  const settings = useSettings();
  const decimals = useDecimalsCheck(chainId, [currencyA, currencyB]);
  const currencies = currencyA && currencyB && ([currencyA, currencyB] as const);
  const isWalletAwaited = useWallet().status === 'reconnecting';
  const isHydrated = useIsHydrated();
  const fees = useRemovalFees([currencyA, currencyB], account);
  const amountsOf = (liquidity: bigint) =>
    currencies &&
    position &&
    removalAmounts(liquidityAmountsOf(position, currencies, liquidity), fees);
  const holding = position && amountsOf(position.liquidity.raw);
  const toFix = holding && liquidityToFix(form, holding);
  const fix = useEffectEvent(
    (of: RemoveForm) => toFix && dispatch({ type: 'fixed', of, liquidity: toFix }),
  );
  const isUnfixed = toFix !== undefined;
  // Handles an amount that was typed before the position was known.
  useEffect(() => {
    if (isUnfixed) fix(form);
  }, [form, isUnfixed]);
  const removed = holding && amountsOf(removedLiquidity(form, holding));
  const inputError = removeInputError({ form, holding, removed });
  const terms: RemovalTerms | undefined =
    decimals.type === 'agrees' && account && removed && inputError === undefined
      ? {
          account,
          ...removed,
          slippageBps: settings.userSlippageTolerance,
          deadlineSeconds: settings.userDeadline,
        }
      : undefined;
  return {
    chainId,
    account,
    currencyA,
    currencyB,
    form,
    /** The status of this form. */
    formStatus,
    /** Types in a field, or moves the slider: whole percent as text. */
    setTyped: (field: RemoveField, text: string) => {
      const typed: RemoveForm = { independentField: field, typedValue: text };
      const fixed = holding && liquidityToFix(typed, holding);
      formStatus.recordEdit();
      dispatch({ type: 'typed', field, text, ...(fixed && { fixed }) });
    },
    /** Resets the form, so that nothing is removed. */
    reset: () => dispatch({ type: 'reset' }),
    /** The text of each field. */
    texts: removeTexts(form, holding, removed),
    /** What the pool is to its users. */
    poolState,
    /** What is missing before there is anything to remove. */
    gap: missingForRemoval({
      ...known,
      arePicked: isHydrated && chainId ? currencies !== undefined : undefined,
      hasAccount: account !== undefined,
      isWalletAwaited,
    }),
    /** Why nothing can be removed, whatever is typed. */
    obstacle: removalObstacle(known, decimals),
    position,
    /** Whether the pool, or what the account has in it, is being read. */
    isWaiting:
      result.status === 'loading' ||
      (account !== undefined && poolState === 'live' && position === undefined),
    /** What the account's whole position returns, in the chosen currencies. */
    holding,
    /** What would be removed, including zero amounts; undefined while the position is unknown. */
    removed,
    /** The price of A in B. */
    price: currencies && position && poolPrice(currencies, position.pool, undefined),
    /** What the tokens keep on their way to the account, as far as it is known. */
    fees,
    /** Whether the contracts of the tokens still have to confirm their decimals. */
    isCheckingDecimals: decimals.type === 'checking',
    /** Has no signature; its review adds one. */
    terms,
    inputError,
  };
}

/** What the two tokens of an account's removal keep on their way, as far as it is known. */
function useRemovalFees(
  currencies: readonly [Currency | undefined, Currency | undefined],
  account: Address | undefined,
): RemovalFees {
  const direction = removalDirection(currencies);
  const [a, b] = currencies;
  return [useFeesOnTheWay(a, direction, account), useFeesOnTheWay(b, direction, account)];
}

/** The account's own fee for the whole way, or else what a probe found for each transfer. */
function useFeesOnTheWay(
  currency: Currency | undefined,
  direction: TransferDirection,
  account: Address | undefined,
): readonly number[] {
  const probe = useKnownProbe(currency);
  const own = useDifferingFee(currency, direction, account);
  const fees = own === undefined ? probedFees(probe, direction) : [own];
  return fees.filter((feeBps) => feeBps > 0);
}
