import { getAddress, isAddress, zeroAddress } from 'viem';
import { CHAIN_IDS } from '@/lib/networks/network';
import { MAX_TOKEN_DECIMALS, type Token } from '@/lib/tokens/token';
import { tokenName, tokenSymbol } from '@/lib/tokens/tokenText';
import { allowedLink } from './allowedLink';
import type { RawListedToken, TagDefinitions } from './listSchema';

/**
 * A token of a list with its texts made safe to show; undefined when it is on another chain or its
 * amounts cannot be shown. A tag without a definition is dropped.
 */
export function listedToken(raw: RawListedToken, definitions: TagDefinitions): Token | undefined {
  const chainId = CHAIN_IDS.find((id) => id === raw.chainId);
  if (chainId === undefined || raw.decimals > MAX_TOKEN_DECIMALS) return undefined;
  if (!isAddress(raw.address, { strict: false }) || raw.address === zeroAddress) return undefined;
  const tags = definitions.filter(({ id }) => raw.tags?.includes(id));
  const logoURI = allowedLink(raw.logoURI);
  return {
    type: 'token',
    chainId,
    address: getAddress(raw.address),
    decimals: raw.decimals,
    symbol: tokenSymbol(raw.symbol),
    name: tokenName(raw.name),
    ...(logoURI !== undefined && { logoURI }),
    ...(tags.length > 0 && { tags }),
  };
}
