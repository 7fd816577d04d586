import { useCallback, useDeferredValue, useMemo } from 'react';
import { type Currency, currencyId, nativeCurrency } from '@/lib/base/tokens/currency';
import { sortByBalance } from '@/lib/base/tokens/sortByBalance';
import { resultOf } from '@/lib/chain/reads/readState';
import { useConfirmedIds } from '@/lib/holdings/knownTokens/useConfirmedIds';
import { useKnownTokens } from '@/lib/holdings/knownTokens/useKnownTokens';
import { useActiveChainId } from '@/lib/holdings/wallet/useActiveChainId';
import { useAddress } from '@/lib/holdings/wallet/useAddress';
import { type BalancesById, useAllBalances } from '@/lib/holdings/wallet/useAllBalances';
import { useLatestReceiptBlock } from '@/lib/transactions/history/useLatestReceiptBlock';

/** A longer list is sorted after the dialog has opened with its beginning, the catalogue. */
const SHORT = 500;
const BEGINNING = 100;

/** All currencies of the chain shown, with the account's balances. */
export type CurrencyChoices = {
  /** Sorted by balance, then by symbol. */
  readonly currencies: readonly Currency[];
  /**
   * The part of a balance that can be compared, in smallest units: zero while it or the decimals of
   * the token are unknown, and if the contract reports other decimals than its list.
   */
  readonly comparableBalance: (currency: Currency) => bigint;
  readonly isHeld: (currency: Currency) => boolean;
  /** Held tokens whose amounts are unknown: their contracts do not confirm their decimals. */
  readonly unconfirmable: readonly Currency[];
  /** Whether all currencies of the chain are here, and the decimals of the held ones are read. */
  readonly areHeldChecked: boolean;
  /** By the currency's id. One that is not there is loading, if there is an account. */
  readonly balances: BalancesById;
  /** The ids of the currencies that the user has added. */
  readonly addedIds: ReadonlySet<string>;
  readonly hasAccount: boolean;
};

/** The choices of the token dialog. They are sorted again only when a balance or a list changes. */
export function useCurrencyChoices(): CurrencyChoices {
  const chainId = useActiveChainId();
  const account = useAddress();
  const { listed, added } = useKnownTokens(chainId);
  const all = useMemo(
    () => (chainId === undefined ? [] : [nativeCurrency(chainId), ...listed, ...added]),
    [chainId, listed, added],
  );
  const known = useDeferredValue(all, all.length > SHORT ? all.slice(0, BEGINNING) : all);
  const balances = useAllBalances(chainId, account, known, useLatestReceiptBlock(chainId, account));
  const isHeld = useCallback(
    (currency: Currency) => balanceIn(balances, currency) > 0n,
    [balances],
  );
  const held = useMemo(() => known.filter(isHeld), [known, isHeld]);
  const { confirmedIds, unconfirmableIds } = useConfirmedIds(chainId, held);
  const isWhole = known === all;
  return useMemo(() => {
    const comparableBalance = (currency: Currency) =>
      confirmedIds.has(currencyId(currency)) ? balanceIn(balances, currency) : 0n;
    return {
      currencies: sortByBalance(known, known.map(comparableBalance)),
      comparableBalance,
      isHeld,
      unconfirmable: held.filter((each) => unconfirmableIds.has(currencyId(each))),
      areHeldChecked:
        isWhole &&
        held.map(currencyId).every((id) => confirmedIds.has(id) || unconfirmableIds.has(id)),
      balances,
      addedIds: new Set(added.map(currencyId)),
      hasAccount: account !== undefined,
    };
  }, [known, isWhole, balances, isHeld, held, confirmedIds, unconfirmableIds, added, account]);
}

function balanceIn(balances: BalancesById, currency: Currency): bigint {
  return resultOf(balances.get(currencyId(currency))) ?? 0n;
}
