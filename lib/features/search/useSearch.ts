import { useCallback, useMemo, useState } from 'react';
import type { ChainId } from '@/lib/base/networks/network';
import { quickPicks } from '@/lib/base/tokens/baseTokens';
import { type Currency, currencyId, nativeCurrency } from '@/lib/base/tokens/currency';
import { searchedAddress } from '@/lib/base/tokens/searchCurrencies';
import { sortedPair } from '@/lib/base/tokens/token';
import { pairAddress } from '@/lib/chain/contracts/pairAddress';
import type { TokenPair } from '@/lib/exchange/pairs/pair';
import { eachOnce } from '@/lib/exchange/pairs/trackedPairs';
import { useOwnPlaces } from '@/lib/exchange/pairs/useOwnPlaces';
import { useTrackedPairs } from '@/lib/exchange/pairs/useTrackedPairs';
import { type Farm, farmsOn } from '@/lib/exchange/rewards/farms/farmCatalogue';
import { farmKey } from '@/lib/exchange/rewards/farms/farmKey';
import { searchTokens } from '@/lib/exchange/tokenChoice/searchTokens';
import { usePrepared } from '@/lib/exchange/tokenChoice/usePrepared';
import { useKnownTokens } from '@/lib/holdings/knownTokens/useKnownTokens';
import { useOtherTokens } from '@/lib/holdings/knownTokens/useOtherTokens';
import { useTokenByAddress } from '@/lib/holdings/knownTokens/useTokenByAddress';
import { useWantLists } from '@/lib/holdings/lists/useAreListsReady';
import { useActiveChainId } from '@/lib/holdings/wallet/useActiveChainId';
import { useAddress } from '@/lib/holdings/wallet/useAddress';
import { preparations } from './preparations';
import { firstHref, offeredGroups, type Searched, searchGroups } from './searchGroups';

type Names = Pick<Searched, 'namesOf' | 'poolWords' | 'farmWords'>;

/**
 * Searches tokens, pools, farms and screens in what the page knows. Only an address that no list has
 * is read from the chain.
 */
export function useSearch({ namesOf, poolWords, farmWords }: Names) {
  const chainId = useActiveChainId();
  const [query, setQuery] = useState('');
  useWantLists();
  const { all, added } = useKnownTokens(chainId);
  const currencies = useMemo(
    (): readonly Currency[] => (chainId === undefined ? [] : [nativeCurrency(chainId), ...all]),
    [chainId, all],
  );
  const { tokens: otherTokens, listOf } = useOtherTokens(chainId);
  const tracked = useTrackedPairs(chainId);
  const farms = useMemo(
    () => farmsOn(chainId).toSorted((a, b) => b.version - a.version),
    [chainId],
  );
  // The pools of farms exist; not every tracked pair does.
  const pairs = useMemo(
    () => eachOnce([...farms.map(({ tokens }) => sortedPair(...tokens)), ...tracked]),
    [farms, tracked],
  );
  const isOwn = useIsOwn(chainId, pairs, farms);
  // Then the first key is as fast as later ones.
  usePrepared(
    useCallback(
      () => preparations({ currencies, others: otherTokens, pairs, farms }),
      [currencies, otherTokens, pairs, farms],
    ),
  );
  const isSearching = query.trim() !== '';
  const listed = useMemo(
    () =>
      isSearching ? [...searchTokens(currencies, query), ...searchTokens(otherTokens, query)] : [],
    [isSearching, currencies, otherTokens, query],
  );
  const byAddress = useTokenByAddress(
    chainId,
    listed.length === 0 ? searchedAddress(query) : undefined,
  );
  const tokens = useMemo(
    () => (byAddress.status === 'found' ? [byAddress.token] : listed),
    [byAddress, listed],
  );
  const found = useMemo(() => {
    const searched = { query, tokens, pairs, farms, isOwn, namesOf, poolWords, farmWords };
    const groups = isSearching
      ? searchGroups(searched)
      : offeredGroups(chainId === undefined ? [] : quickPicks(chainId));
    return { groups, first: isSearching ? firstHref(groups, searched) : undefined };
  }, [isSearching, chainId, query, tokens, pairs, farms, isOwn, namesOf, poolWords, farmWords]);
  return {
    ...found,
    query,
    setQuery,
    isSearching,
    byAddress,
    hasOthers: otherTokens.length > 0,
    addedIds: useMemo(() => new Set(added.map(currencyId)), [added]),
    otherListOf: (currency: Currency) => listOf.get(currencyId(currency)),
  };
}

/**
 * Whether the connected account has something in a pool or farm, as far as the page has read it. The
 * addresses of pairs are compared here, not with each key.
 */
function useIsOwn(
  chainId: ChainId | undefined,
  pairs: readonly TokenPair[],
  farms: readonly Farm[],
): Searched['isOwn'] {
  const own = useOwnPlaces(chainId, useAddress());
  return useMemo(() => {
    const isKnown = (key: string) => own.has(key);
    const places: ReadonlySet<TokenPair | Farm> = new Set(
      own.size === 0
        ? []
        : [
            ...pairs.filter((pair) => isKnown(pairAddress(...pair))),
            ...farms.filter((farm) => isKnown(farmKey(farm))),
          ],
    );
    return (place) => places.has(place);
  }, [own, pairs, farms]);
}
