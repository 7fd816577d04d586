import { useCallback } from 'react';
import type { Address } from 'viem';
import type { ChainId } from '@/lib/base/networks/network';
import { type Currency, nativeCurrency } from '@/lib/base/tokens/currency';
import { type IdsBySymbol, idsBySymbol, sharesSymbol } from '@/lib/base/tokens/sameSymbol';
import type { Token } from '@/lib/base/tokens/token';
import { knownTokens, type TokenSources } from './knownTokens';
import { useTokenSources } from './useKnownTokens';

/** Computed once per list of known tokens, because every amount on screen needs it. */
const indexes = new WeakMap<readonly Token[], IdsBySymbol>();

/**
 * Returns the address of a token if another known currency of its chain has the same symbol;
 * undefined if the symbol is unique.
 */
export function useSharedSymbol(): (currency: Currency) => Address | undefined {
  const sources = useTokenSources();
  return useCallback(
    (currency) =>
      currency.type === 'token' && sharesSymbol(currency, indexOf(currency.chainId, sources))
        ? currency.address
        : undefined,
    [sources],
  );
}

function indexOf(chainId: ChainId, sources: TokenSources): IdsBySymbol {
  const { all } = knownTokens(chainId, sources);
  const index = indexes.get(all) ?? idsBySymbol([nativeCurrency(chainId), ...all]);
  indexes.set(all, index);
  return index;
}
