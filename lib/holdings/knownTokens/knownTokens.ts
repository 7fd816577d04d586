import type { ChainId } from '@/lib/base/networks/network';
import { CATALOGUE } from '@/lib/base/tokens/catalogue';
import { currencyId } from '@/lib/base/tokens/currency';
import type { Token } from '@/lib/base/tokens/token';
import type { TokenList } from '@/lib/holdings/lists/tokenList';
import type { SavedTokens } from '@/lib/site/settings/savedTokens';

/** The sources of known tokens, besides the catalogue. */
export type TokenSources = {
  /** The lists in use. Later ones win. */
  readonly lists: readonly TokenList[];
  /** The tokens that the user has added. */
  readonly saved: SavedTokens;
};

/** The known tokens of a chain, each once, by their source. */
export type KnownTokens = {
  /** In the catalogue or on a list in use. */
  readonly listed: readonly Token[];
  /** Added by the user and on no list. */
  readonly added: readonly Token[];
  /** Both. */
  readonly all: readonly Token[];
};

/** The known tokens that were computed, by their sources and chain. */
const known = new WeakMap<TokenSources, Map<ChainId, KnownTokens>>();

/**
 * The known tokens of a chain; the same object for the same sources. The catalogue's data is
 * trusted, so a list adds only a logo and tags to its tokens.
 */
export function knownTokens(chainId: ChainId, sources: TokenSources): KnownTokens {
  const byChain = known.get(sources) ?? new Map<ChainId, KnownTokens>();
  known.set(sources, byChain);
  const tokens = byChain.get(chainId) ?? merged(chainId, sources);
  byChain.set(chainId, tokens);
  return tokens;
}

function merged(chainId: ChainId, { lists, saved }: TokenSources): KnownTokens {
  const byId = new Map(CATALOGUE[chainId].map((token) => [currencyId(token), token]));
  const checked = new Set(byId.keys());
  for (const { tokens } of lists)
    for (const token of tokens) {
      if (token.chainId !== chainId) continue;
      const id = currencyId(token);
      const own = checked.has(id) ? byId.get(id) : undefined;
      byId.set(id, own ? withLooks(own, token) : token);
    }
  const listed = [...byId.values()];
  const added = Object.values(saved[chainId]).filter((token) => !byId.has(currencyId(token)));
  return { listed, added, all: [...listed, ...added] };
}

/** A token with the logo and the tags from a list. */
function withLooks(token: Token, { logoURI, tags }: Token): Token {
  return { ...token, ...(logoURI !== undefined && { logoURI }), ...(tags && { tags }) };
}
