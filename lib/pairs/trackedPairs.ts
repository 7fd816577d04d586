import type { ChainId } from '@/lib/networks/network';
import type { SavedPairs } from '@/lib/settings/savedPairs';
import { commonBases } from '@/lib/tokens/bases';
import { isSameToken, sortedPair, type Token } from '@/lib/tokens/token';
import type { TokenPair } from './pair';
import { pairAddress } from './pairAddress';

/**
 * The pairs that are searched for an account's liquidity: those saved on this device, and every
 * known token with WAVAX and with PNG; each once.
 */
export function trackedPairs(
  chainId: ChainId,
  tokens: readonly Token[],
  saved: SavedPairs[ChainId],
): readonly TokenPair[] {
  const bases = commonBases(chainId).filter((currency) => currency.type === 'token');
  const withBases = tokens.flatMap((token) =>
    bases.flatMap((base) => (isSameToken(token, base) ? [] : [sortedPair(token, base)])),
  );
  const imported = Object.values(saved).map(({ token0, token1 }) => sortedPair(token0, token1));
  return [
    ...new Map([...imported, ...withBases].map((pair) => [pairAddress(...pair), pair])).values(),
  ];
}
