import { useMemo } from 'react';
import { useKnownTokens } from '@/lib/knownTokens/useKnownTokens';
import { type ReadOutcome, resultOf } from '@/lib/reads/readOutcome';
import { type Currency, currencyId, nativeCurrency } from '@/lib/tokens/currency';
import { sortByBalance } from '@/lib/tokens/order';
import { useActiveChainId } from '@/lib/wallet/useActiveChainId';
import { useAddress } from '@/lib/wallet/useAddress';
import { useBalanceReads } from '@/lib/wallet/useBalanceReads';

/** All currencies of the chain shown, with the account's balances. */
export type CurrencyChoices = {
  /** Sorted by balance, then by symbol. */
  readonly currencies: readonly Currency[];
  /** By the currency's id. */
  readonly balances: ReadonlyMap<string, ReadOutcome<bigint>>;
  /** The ids of the currencies that the user has added. */
  readonly addedIds: ReadonlySet<string>;
  readonly hasAccount: boolean;
};

/** The choices of the token dialog. They are sorted again only when a balance or a list changes. */
export function useCurrencyChoices(): CurrencyChoices {
  const chainId = useActiveChainId();
  const account = useAddress();
  const { listed, added } = useKnownTokens(chainId);
  const known = useMemo(
    () => (chainId === undefined ? [] : [nativeCurrency(chainId), ...listed, ...added]),
    [chainId, listed, added],
  );
  const outcomes = useBalanceReads(chainId, account, known);
  return useMemo(
    () => ({
      currencies: sortByBalance(known, outcomes.map(resultOf)),
      balances: new Map(
        outcomes.flatMap((outcome, index) => {
          const currency = known[index];
          return currency ? [[currencyId(currency), outcome] as const] : [];
        }),
      ),
      addedIds: new Set(added.map(currencyId)),
      hasAccount: account !== undefined,
    }),
    [known, outcomes, added, account],
  );
}
