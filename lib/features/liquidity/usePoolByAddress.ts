import { useMemo } from 'react';
import { type Address, isAddressEqual, parseAbi } from 'viem';
import type { ChainId } from '@/lib/base/networks/network';
import { sortedPair } from '@/lib/base/tokens/token';
import { pairAddress } from '@/lib/chain/contracts/pairAddress';
import { hasNoUsableAnswer, type ReadState, resultOf } from '@/lib/chain/reads/readState';
import { ONCE, useChainReads } from '@/lib/chain/reads/useChainReads';
import type { TokenPair } from '@/lib/exchange/pairs/pair';
import { useTokens } from '@/lib/holdings/knownTokens/useKnownTokens';
import {
  type TokenByAddress,
  useTokenByAddress,
} from '@/lib/holdings/knownTokens/useTokenByAddress';

/**
 * The pool at an address.
 *
 * `idle`: there is no address. `none`: no pool of this exchange is there. `unreadable`: one of its
 * tokens does not say how many decimals it has, so no amount of it can be shown.
 */
export type PoolByAddress =
  | { readonly status: 'idle' | 'loading' | 'none' | 'unreadable' }
  | { readonly status: 'found'; readonly tokens: TokenPair };

const abi = parseAbi([
  'function token0() view returns (address)',
  'function token1() view returns (address)',
]);

/**
 * The tokens of the pool at an address, as its contract names them. Any contract can name two
 * tokens; it counts only at the address that the factory gives to their pool (CREATE2).
 */
export function usePoolByAddress(
  chainId: ChainId | undefined,
  address: Address | undefined,
): PoolByAddress {
  const [first, second] = useChainReads(
    chainId,
    [
      address && ({ address, abi, functionName: 'token0' } as const),
      address && ({ address, abi, functionName: 'token1' } as const),
    ],
    { everyBlocks: ONCE },
  );
  const named = chainId && address && namedBy(chainId, address, [first, second]);
  const [a, b] = Array.isArray(named) ? named : [];
  const [tokenA, tokenB] = [useToken(chainId, a), useToken(chainId, b)];
  const tokens = useSamePair(
    tokenA.status === 'found' && tokenB.status === 'found'
      ? sortedPair(tokenA.token, tokenB.token)
      : undefined,
  );
  if (chainId === undefined || address === undefined) return { status: 'idle' };
  if (named === 'none' || named === undefined)
    return { status: named === 'none' ? 'none' : 'loading' };
  if (tokens) return { status: 'found', tokens };
  return { status: [tokenA, tokenB].some(isUnreadable) ? 'unreadable' : 'loading' };
}

/** The two tokens of the pool at an address; `none` if it is no pool, undefined while unknown. */
function namedBy(
  chainId: ChainId,
  pool: Address,
  states: readonly [ReadState<Address>, ReadState<Address>],
): readonly [Address, Address] | 'none' | undefined {
  if (states.some(hasNoUsableAnswer)) return 'none';
  const [a, b] = states.map((state) => resultOf(state));
  if (a === undefined || b === undefined) return undefined;
  if (isAddressEqual(a, b)) return 'none';
  const address = pairAddress({ chainId, address: a }, { chainId, address: b });
  return isAddressEqual(address, pool) ? [a, b] : 'none';
}

/** A token that the page knows, or else as its contract describes it. */
function useToken(chainId: ChainId | undefined, address: Address | undefined): TokenByAddress {
  const tokens = useTokens(chainId);
  const token = useMemo(
    () => address && tokens.find((each) => each.address.toLowerCase() === address.toLowerCase()),
    [tokens, address],
  );
  const found = useTokenByAddress(chainId, token ? undefined : address);
  return token ? { status: 'found', token } : found;
}

/** The same pair while its tokens say the same. */
function useSamePair(pair: TokenPair | undefined): TokenPair | undefined {
  const key = pair?.map(({ address, decimals }) => `${address} ${decimals}`);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an equal pair is the same pair.
  return useMemo(() => pair, [key?.join()]);
}

function isUnreadable({ status }: TokenByAddress): boolean {
  return status === 'noContract' || status === 'noDecimals';
}
