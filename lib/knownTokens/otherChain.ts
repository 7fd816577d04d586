import { isAddress, isAddressEqual } from 'viem';
import { CHAIN_IDS, type ChainId } from '@/lib/networks/network';
import type { SavedTokens } from '@/lib/settings/savedTokens';
import { counterpartOn } from '@/lib/tokens/counterpart';
import { NATIVE_ID } from '@/lib/tokens/currency';
import type { Token } from '@/lib/tokens/token';
import { knownTokens } from './knownTokens';

/** The known token of another chain with this id; undefined for an id that this chain knows. */
export function tokenOfOtherChain(
  chainId: ChainId,
  id: string,
  saved: SavedTokens,
): Token | undefined {
  if (id === NATIVE_ID || tokenOf(chainId, id, saved)) return undefined;
  return CHAIN_IDS.flatMap((other) => tokenOf(other, id, saved) ?? [])[0];
}

/**
 * The id, on this chain, of a currency that was chosen on another one: that of the same token here;
 * the id itself when this chain knows it, or has no such token.
 */
export function idOnChain(chainId: ChainId, id: string, saved: SavedTokens): string {
  const other = tokenOfOtherChain(chainId, id, saved);
  return (other && counterpartOn(chainId, other)?.address) ?? id;
}

function tokenOf(chainId: ChainId, id: string, saved: SavedTokens): Token | undefined {
  if (!isAddress(id, { strict: false })) return undefined;
  const { listed, added } = knownTokens(chainId, saved[chainId]);
  return [...listed, ...added].find(({ address }) => isAddressEqual(address, id));
}
