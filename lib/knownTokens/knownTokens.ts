import type { ChainId } from '@/lib/networks/network';
import { CATALOGUE } from '@/lib/tokens/catalogue';
import { currencyId } from '@/lib/tokens/currency';
import type { Token } from '@/lib/tokens/token';

/** The known tokens of a chain, each once, by their source. */
export type KnownTokens = {
  /** On a list. */
  readonly listed: readonly Token[];
  /** Added by the user and on no list. */
  readonly added: readonly Token[];
};

/** The tokens of a chain that are on a list, and a user's saved tokens that are not. */
export function knownTokens(chainId: ChainId, saved: Readonly<Record<string, Token>>): KnownTokens {
  const listed = CATALOGUE[chainId];
  const listedIds = new Set(listed.map(currencyId));
  return {
    listed,
    added: Object.values(saved).filter((token) => !listedIds.has(currencyId(token))),
  };
}
