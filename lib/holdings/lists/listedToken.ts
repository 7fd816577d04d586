import { getAddress } from 'viem';
import * as z from 'zod/mini';
import { CHAIN_IDS } from '@/lib/base/networks/network';
import type { Token } from '@/lib/base/tokens/token';
import { tokenName, tokenSymbol } from '@/lib/base/tokens/tokenText';
import { allowedLink } from './allowedLink';
import { listedTokenSchema, type RawListedToken } from './listedTokenSchema';
import type { TagDefinitions } from './listSchema';
import { TOKEN_FAULTS, type TokenFault } from './tokenFault';

/** What a list's entry is to this app. */
export type ListedToken =
  | { readonly status: 'usable'; readonly token: Token }
  /** It is on another chain, and nothing else of it was read. */
  | { readonly status: 'elsewhere' }
  | { readonly status: 'faulty'; readonly fault: TokenFault };

const chainSchema = z.object({ chainId: z.int() });

/**
 * Reads one entry of a list, with its texts made safe to show. A tag without a definition, an
 * unusable logo and unknown fields are dropped.
 */
export function listedToken(entry: unknown, definitions: TagDefinitions): ListedToken {
  const { data: place } = z.safeParse(chainSchema, entry);
  if (place && !CHAIN_IDS.some((id) => id === place.chainId)) return { status: 'elsewhere' };
  const { data, error } = z.safeParse(listedTokenSchema, entry);
  if (data) return { status: 'usable', token: usable(data, definitions) };
  const fault = place && TOKEN_FAULTS.find((each) => each === error.issues[0]?.message);
  return { status: 'faulty', fault: fault ?? 'entry' };
}

function usable(raw: RawListedToken, definitions: TagDefinitions): Token {
  const tags = definitions.filter(({ id }) => raw.tags.includes(id));
  const logoURI = allowedLink(raw.logoURI);
  return {
    type: 'token',
    chainId: raw.chainId,
    address: getAddress(raw.address),
    decimals: raw.decimals,
    symbol: tokenSymbol(raw.symbol),
    name: tokenName(raw.name),
    ...(logoURI !== undefined && { logoURI }),
    ...(tags.length > 0 && { tags }),
  };
}
