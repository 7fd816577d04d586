import { useCallback } from 'react';
import type { Address } from 'viem';
import { CHAIN_IDS, type ChainId } from '@/lib/networks/network';
import { type Currency, nativeCurrency } from '@/lib/tokens/currency';
import { type IdsBySymbol, idsBySymbol, sharesSymbol } from '@/lib/tokens/sameSymbol';
import { knownTokens, type TokenSources } from './knownTokens';
import { useTokenSources } from './useTokenSources';

/** Computed once per state of the known tokens, because every amount on screen needs it. */
const indexes = new WeakMap<TokenSources, IdsBySymbol>();

/**
 * Gives the address of a token if another known currency of its chain has the same symbol;
 * undefined if the symbol is unique.
 */
export function useSharedSymbol(): (currency: Currency) => Address | undefined {
  const sources = useTokenSources();
  return useCallback(
    (currency) =>
      currency.type === 'token' && sharesSymbol(currency, indexOf(sources))
        ? currency.address
        : undefined,
    [sources],
  );
}

function indexOf(sources: TokenSources): IdsBySymbol {
  const index = indexes.get(sources) ?? idsBySymbol(CHAIN_IDS.flatMap((id) => known(id, sources)));
  indexes.set(sources, index);
  return index;
}

function known(chainId: ChainId, sources: TokenSources): Currency[] {
  return [nativeCurrency(chainId), ...knownTokens(chainId, sources).all];
}
