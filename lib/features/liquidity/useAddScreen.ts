import { parseAmount } from '@/lib/base/amounts/parseAmount';
import type { Currency } from '@/lib/base/tokens/currency';
import { wrapped } from '@/lib/base/tokens/wrapped';
import { useFreshness } from '@/lib/chain/reads/useFreshness';
import { emptyPool, type Pool } from '@/lib/exchange/pairs/pool';
import type { PoolResult } from '@/lib/exchange/pairs/poolResult';
import { useKnownFee } from '@/lib/exchange/tokenProbe/useKnownFee';
import { useDecimalsCheck } from '@/lib/holdings/knownTokens/useDecimalsCheck';
import type { CurrencyIds } from '@/lib/site/navigation/liquidityPaths';
import { useSettings } from '@/lib/site/settings/store';
import { addFigures } from './addFigures';
import type { AddField } from './addForm';
import { addInputError } from './addInputError';
import { addSides } from './addSides';
import { type AddTerms, addSlippageBps } from './addTerms';
import { exceededRoom } from './exceededRoom';
import { pairKey } from './pairForm';
import { plannedAdd } from './plannedAdd';
import { poolObstacle } from './poolObstacle';
import { poolPrice } from './poolPrice';
import { useAddForm } from './useAddForm';
import { useCurrencyPair } from './useCurrencyPair';

/** What the add screen shows and can do. */
export type AddState = ReturnType<typeof useAddScreen>;

/**
 * The state of the add screen: the form, its figures on chain now, and why it cannot be reviewed.
 */
export function useAddScreen(ids: CurrencyIds) {
  const known = useCurrencyPair(ids);
  const { chainId, account, currencyA, currencyB, balanceA, balanceB, result, poolState } = known;
  const { form, formStatus, edit, follow } = useAddForm(pairKey(ids), known);
  const settings = useSettings();
  const { isStale } = useFreshness(chainId);
  const decimals = useDecimalsCheck(chainId, [currencyA, currencyB]);
  const isFirst = poolState === 'absent' || poolState === 'empty';
  // Until it is known whether the pool sets the other amount, its typed text is kept.
  const isFree = poolState !== 'live';
  const slippageBps = addSlippageBps(isFirst, settings.userSlippageTolerance);
  const currencies = currencyA && currencyB && ([currencyA, currencyB] as const);
  const pool = currencies && poolOf(result, currencies);
  const feesBps = [
    useKnownFee(currencyA, 'toPool', account),
    useKnownFee(currencyB, 'toPool', account),
  ] as const;
  const { independentField } = form;
  const isTypedA = independentField === 'currencyA';
  const [typedCurrency, otherCurrency] = isTypedA ? [currencyA, currencyB] : [currencyB, currencyA];
  const typed = typedCurrency && parseAmount(form.typedValue, typedCurrency);
  const otherTyped = otherCurrency && parseAmount(form.otherTypedValue, otherCurrency);
  const planned =
    currencies && pool && typed
      ? plannedAdd(pool, currencies, {
          field: independentField,
          amount: typed,
          other: otherTyped,
          feesBps,
        })
      : undefined;
  const hasNothing = account === undefined || isFirst;
  const held = hasNothing ? 0n : known.position?.liquidity.raw;
  const figures = pool && planned && addFigures(pool, planned, held);
  const sides = addSides({
    form,
    isFree,
    isLoading: currencies !== undefined && result.status === 'loading',
    planned,
    typed,
    otherTyped,
    currencies: [currencyA, currencyB],
    balances: [balanceA, balanceB],
  });
  const terms: AddTerms | undefined =
    decimals.type === 'agrees' && account && figures
      ? {
          account,
          ...figures,
          feesBps,
          independentField,
          isFirst,
          slippageBps,
          deadlineSeconds: settings.userDeadline,
        }
      : undefined;
  return {
    chainId,
    account,
    form,
    /** The status of this form. */
    formStatus,
    /** Types in a field. */
    setTyped: (field: AddField, typedText: string) =>
      edit({ type: 'typed', field, text: typedText, isFree }),
    /** Empties both fields. */
    reset: () => edit({ type: 'reset' }),
    /** Takes what is typed along to another pair, before its path is opened. */
    follow: (next: CurrencyIds) => follow(pairKey(next)),
    sides,
    /** The state of the pair. */
    pairStatus: result.status,
    /** The pool; undefined while it is unknown. */
    pool,
    /** What the pool is to its users. */
    poolState,
    /** Why nothing can be added to this pool, whatever is typed. */
    obstacle: poolObstacle(known, decimals),
    /** Whether this would be the pool's first addition, which sets its price. */
    isFirst,
    /** The price of A in B. */
    price: currencies && pool && poolPrice(currencies, pool, planned),
    /** The figures of the addition; undefined without an addition, or when it is too small. */
    figures,
    /** The account's present position in the pool. */
    position: known.position,
    /** The slippage tolerance that applies, in basis points. */
    slippageBps,
    /** Whether the figures are too old to sign with. */
    isStale,
    terms,
    inputError: addInputError({
      isConnected: account !== undefined,
      texts: [
        { text: form.typedValue, currency: typedCurrency },
        { text: isFree ? form.otherTypedValue : '', currency: otherCurrency },
      ],
      mintedRaw: planned?.mintedRaw,
      isInvalidPair: result.status === 'invalid',
      spent: [sides.currencyA.maximum, sides.currencyB.maximum],
      balances: [balanceA, balanceB],
      room: pool && planned && exceededRoom(pool, planned, feesBps),
    }),
  };
}

function poolOf(
  result: PoolResult,
  [currencyA, currencyB]: readonly [Currency, Currency],
): Pool | undefined {
  if (result.status === 'exists') return result.pool;
  return result.status === 'absent' ? emptyPool(wrapped(currencyA), wrapped(currencyB)) : undefined;
}
