import type { ChainId } from '@/lib/base/networks/network';
import { commonBases } from '@/lib/base/tokens/baseTokens';
import { CATALOGUE } from '@/lib/base/tokens/catalogue';
import { currencyId } from '@/lib/base/tokens/currency';
import { isSameToken, sortedPair, type Token } from '@/lib/base/tokens/token';
import type { KnownTokens } from '@/lib/holdings/knownTokens/knownTokens';
import type { SavedPairs } from '@/lib/site/settings/savedPairs';
import type { TokenPair } from './pair';

/**
 * How many tokens of lists are searched, in their order. Lists may have 10,000 tokens, and each
 * costs two hashes and two reads. A pool of another one is found on "Find a pool", which saves it.
 */
const MAX_SEARCHED_LIST_TOKENS = 300;

/**
 * The pairs that are searched for an account's liquidity: those saved on this device, and the
 * tokens of the catalogue, of the user and of lists with WAVAX and with PNG; each once.
 */
export function trackedPairs(
  chainId: ChainId,
  { listed, added }: Pick<KnownTokens, 'listed' | 'added'>,
  saved: SavedPairs[ChainId],
): readonly TokenPair[] {
  // The catalogue comes first.
  const searched = listed.slice(0, CATALOGUE[chainId].length + MAX_SEARCHED_LIST_TOKENS);
  const tokens: readonly Token[] = [...searched, ...added];
  const bases = commonBases(chainId).filter((currency) => currency.type === 'token');
  const withBases = tokens.flatMap((token) =>
    bases.flatMap((base) => (isSameToken(token, base) ? [] : [sortedPair(token, base)])),
  );
  const imported = Object.values(saved).map(({ token0, token1 }) => sortedPair(token0, token1));
  return eachOnce([...imported, ...withBases]);
}

/**
 * Pairs without those that are among them before. The addresses of their contracts, which say the
 * same, cost two hashes each.
 */
export function eachOnce(pairs: readonly TokenPair[]): readonly TokenPair[] {
  const keyOf = ([token0, token1]: TokenPair) => `${currencyId(token0)} ${currencyId(token1)}`;
  return [...new Map(pairs.map((pair) => [keyOf(pair), pair])).values()];
}
