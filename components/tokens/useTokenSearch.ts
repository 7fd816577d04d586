import { useMemo, useState } from 'react';
import { type TokenByAddress, useTokenByAddress } from '@/lib/knownTokens/useTokenByAddress';
import { resultOf } from '@/lib/reads/readOutcome';
import { type Currency, currencyId } from '@/lib/tokens/currency';
import { searchCurrencies, searchedAddress } from '@/lib/tokens/search';
import { useActiveChainId } from '@/lib/wallet/useActiveChainId';
import type { CurrencyChoices } from './useCurrencyChoices';

/**
 * Searches the currencies of the dialog. An address that none of them has is read from the chain.
 */
export function useTokenSearch({ currencies, balances }: CurrencyChoices) {
  const chainId = useActiveChainId();
  const [query, setQuery] = useState('');
  const [isInverted, setInverted] = useState(false);
  const ordered = useMemo(
    () => (isInverted ? currencies.toReversed() : currencies),
    [currencies, isInverted],
  );
  const known = useMemo(() => {
    const isHeld = (currency: Currency) =>
      (resultOf(balances.get(currencyId(currency))) ?? 0n) > 0n;
    return searchCurrencies(ordered, query, isHeld);
  }, [ordered, query, balances]);
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
