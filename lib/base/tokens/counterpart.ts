import type { ChainId } from '@/lib/base/networks/network';
import { CATALOGUE, isInCatalogue } from './catalogue';
import type { Token } from './token';

/**
 * The same token on another chain: the only one there with its symbol. Undefined for a token that
 * is not in the catalogue, whose symbol anyone may have chosen.
 */
export function counterpartOn(chainId: ChainId, token: Token): Token | undefined {
  if (!isInCatalogue(token)) return undefined;
  const [twin, ...others] = CATALOGUE[chainId].filter(({ symbol }) => symbol === token.symbol);
  return others.length === 0 ? twin : undefined;
}
