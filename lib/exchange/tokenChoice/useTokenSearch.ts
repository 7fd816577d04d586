import { useMemo, useState } from 'react';
import { type Currency, currencyId } from '@/lib/base/tokens/currency';
import { originalOf, originalsFirst } from '@/lib/base/tokens/lookalike';
import { replacementOf } from '@/lib/base/tokens/oldBridge';
import { searchCurrencies, searchedAddress } from '@/lib/base/tokens/searchCurrencies';
import { MAX_TOKEN_DECIMALS } from '@/lib/base/tokens/token';
import { useOtherTokens } from '@/lib/holdings/knownTokens/useOtherTokens';
import {
  type TokenByAddress,
  useTokenByAddress,
} from '@/lib/holdings/knownTokens/useTokenByAddress';
import type { OtherList } from '@/lib/holdings/lists/useOtherLists';
import { useActiveChainId } from '@/lib/holdings/wallet/useActiveChainId';
import type { CurrencyChoices } from './useCurrencyChoices';
import { useTokenOrder } from './useTokenOrder';

const NONE: readonly Currency[] = [];

/**
 * Searches the currencies of the dialog, then the lists that are not in use. An address that none
 * of them has is read from the chain. The best results of a search come first, even while the list
 * is reversed.
 */
export function useTokenSearch(choices: CurrencyChoices) {
  const { isHeld, comparableBalance } = choices;
  const chainId = useActiveChainId();
  const [query, setQuery] = useState('');
  const { order, ordered, notReversed, valued, areValuesKnown } = useTokenOrder(choices);
  const isSearching = query.trim() !== '';
  const known = useMemo(() => {
    const found = searchCurrencies(isSearching ? notReversed : ordered, query, isHeld);
    // In a unit so small that the decimals of tokens do not matter.
    const comparableOf = (currency: Currency) =>
      comparableBalance(currency) * 10n ** BigInt(MAX_TOKEN_DECIMALS - currency.decimals);
    // The token that took the place of an old one is what most people look for by its symbol.
    const presentFirst = isSearching
      ? originalsFirst(found, {
          originalOf: replacementOf,
          areEqual: (old, present) => comparableOf(old) <= comparableOf(present),
        })
      : found;
    return originalsFirst(presentFirst, {
      originalOf,
      areEqual: (a, b) => comparableOf(a) === comparableOf(b),
    });
  }, [ordered, notReversed, query, isSearching, isHeld, comparableBalance]);
  const { tokens, listOf } = useOtherTokens(isSearching ? chainId : undefined);
  const others = useMemo(
    () => (isSearching ? searchCurrencies(tokens, query) : NONE),
    [tokens, query, isSearching],
  );
  const inLists = useMemo(() => [...known, ...others], [known, others]);
  const unknownAddress = inLists.length === 0 ? searchedAddress(query) : undefined;
  const byAddress: TokenByAddress = useTokenByAddress(chainId, unknownAddress);
  return {
    query,
    setQuery,
    isSearching,
    order,
    valued,
    areValuesKnown,
    rows: byAddress.status === 'found' ? [byAddress.token] : inLists,
    hasOthers: others.length > 0,
    /** The list of a row, if that list is not in use. */
    otherListOf: (currency: Currency): OtherList | undefined => listOf.get(currencyId(currency)),
    byAddress,
  };
}
