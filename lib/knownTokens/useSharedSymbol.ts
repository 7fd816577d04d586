import { useCallback } from 'react';
import type { Address } from 'viem';
import { CHAIN_IDS, type ChainId } from '@/lib/networks/network';
import type { SavedTokens } from '@/lib/settings/savedTokens';
import { useSettings } from '@/lib/settings/store';
import { type Currency, nativeCurrency } from '@/lib/tokens/currency';
import { type IdsBySymbol, idsBySymbol, sharesSymbol } from '@/lib/tokens/sameSymbol';
import { knownTokens } from './knownTokens';

/** One per state of the user's tokens, because every amount on screen asks. */
const indexes = new WeakMap<SavedTokens, IdsBySymbol>();

/**
 * Gives the address of a token whose symbol another known currency of its chain has too; undefined
 * where the symbol is enough.
 */
export function useSharedSymbol(): (currency: Currency) => Address | undefined {
  const saved = useSettings((settings) => settings.tokens);
  return useCallback(
    (currency) =>
      currency.type === 'token' && sharesSymbol(currency, indexOf(saved))
        ? currency.address
        : undefined,
    [saved],
  );
}

function indexOf(saved: SavedTokens): IdsBySymbol {
  const index = indexes.get(saved) ?? idsBySymbol(CHAIN_IDS.flatMap((id) => known(id, saved)));
  indexes.set(saved, index);
  return index;
}

function known(chainId: ChainId, saved: SavedTokens): Currency[] {
  const { listed, added } = knownTokens(chainId, saved[chainId]);
  return [nativeCurrency(chainId), ...listed, ...added];
}
