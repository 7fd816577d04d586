import { useCallback, useMemo, useState } from 'react';
import { type Currency, currencyId } from '@/lib/base/tokens/currency';
import { searchCurrencies, searchedAddress } from '@/lib/base/tokens/searchCurrencies';
import { useOtherTokens } from '@/lib/holdings/knownTokens/useOtherTokens';
import {
  type TokenByAddress,
  useTokenByAddress,
} from '@/lib/holdings/knownTokens/useTokenByAddress';
import type { OtherList } from '@/lib/holdings/lists/useOtherLists';
import { useActiveChainId } from '@/lib/holdings/wallet/useActiveChainId';
import { searchTokens } from './searchTokens';
import { tokenPreparations } from './tokenPreparations';
import type { CurrencyChoices } from './useCurrencyChoices';
import { usePrepared } from './usePrepared';
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
  // Then the first key in a long list is as fast as later ones.
  usePrepared(useCallback(() => tokenPreparations([choices.currencies]), [choices.currencies]));
  const isSearching = query.trim() !== '';
  const known = useMemo(() => {
    return searchTokens(isSearching ? notReversed : ordered, query, { isHeld, comparableBalance });
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
