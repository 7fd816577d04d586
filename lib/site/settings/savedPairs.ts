import { type Address, isAddressEqual } from 'viem';
import * as z from 'zod/mini';
import { type ChainId, perChain } from '@/lib/base/networks/network';
import { sortedPair, type Token } from '@/lib/base/tokens/token';
import { tokenSchema } from '@/lib/base/tokens/tokenSchema';
import { savedMapSchema, withoutListData } from './savedTokens';

/** Two tokens of one chain, in the order of the pair contract. */
type SavedPair = { readonly token0: Token; readonly token1: Token };

/** The pairs that a user has found on this device, per chain and by their two addresses. */
export type SavedPairs = Readonly<Record<ChainId, Readonly<Record<PairKey, SavedPair>>>>;

type PairKey = `${Address};${Address}`;

/** No saved pairs. */
export const NO_SAVED_PAIRS: SavedPairs = perChain(() => ({}));

/**
 * The stored form. An entry that is not a valid pair of its chain is dropped, and the others stay.
 */
export const savedPairsSchema: z.ZodMiniType<SavedPairs> = z.catch(
  z.object(perChain(pairsOf)),
  NO_SAVED_PAIRS,
);

/**
 * Adds a pair, with its tokens in either order. Changes nothing when the two tokens are the same or
 * on different chains.
 */
export function withPair(pairs: SavedPairs, tokenA: Token, tokenB: Token): SavedPairs {
  const pair = savedPair(tokenA, tokenB);
  if (pair === undefined) return pairs;
  const { chainId } = pair.token0;
  return { ...pairs, [chainId]: { ...pairs[chainId], [keyOf(pair)]: pair } };
}

/** Whether two tokens are saved as a pair, in either order. False for two that can't form one. */
export function isSavedPair(pairs: SavedPairs, tokenA: Token, tokenB: Token): boolean {
  const pair = savedPair(tokenA, tokenB);
  return pair !== undefined && keyOf(pair) in pairs[pair.token0.chainId];
}

function savedPair(tokenA: Token, tokenB: Token): SavedPair | undefined {
  if (tokenA.chainId !== tokenB.chainId) return undefined;
  if (isAddressEqual(tokenA.address, tokenB.address)) return undefined;
  const [token0, token1] = sortedPair(withoutListData(tokenA), withoutListData(tokenB));
  return { token0, token1 };
}

function keyOf({ token0, token1 }: SavedPair): PairKey {
  return `${token0.address};${token1.address}`;
}

const storedPairSchema = z.object({ token0: tokenSchema, token1: tokenSchema });

function pairsOf(chainId: ChainId) {
  return savedMapSchema((entry) => {
    const { data } = z.safeParse(storedPairSchema, entry);
    const pair = data && savedPair(data.token0, data.token1);
    return pair?.token0.chainId === chainId ? ([keyOf(pair), pair] as const) : undefined;
  });
}
