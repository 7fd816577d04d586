import { useMemo, useState } from 'react';
import { type TokenByAddress, useTokenByAddress } from '@/lib/lists/useTokenByAddress';
import type { Currency } from '@/lib/tokens/currency';
import { searchCurrencies, searchedAddress } from '@/lib/tokens/search';
import { useActiveChainId } from '@/lib/wallet/useActiveChainId';

/** Searches the currencies. An address that none of them has is read from the chain. */
export function useTokenSearch(currencies: readonly Currency[]) {
  const chainId = useActiveChainId();
  const [query, setQuery] = useState('');
  const [isInverted, setInverted] = useState(false);
  const ordered = useMemo(
    () => (isInverted ? currencies.toReversed() : currencies),
    [currencies, isInverted],
  );
  const known = useMemo(() => searchCurrencies(ordered, query), [ordered, query]);
  const unknownAddress = known.length === 0 ? searchedAddress(query) : undefined;
  const byAddress: TokenByAddress = useTokenByAddress(chainId, unknownAddress);
  return {
    query,
    setQuery,
    isInverted,
    invert: () => setInverted(!isInverted),
    rows: byAddress.status === 'found' ? [byAddress.token] : known,
    byAddress,
  };
}
