import { useMemo } from 'react';
import type { ChainId } from '@/lib/base/networks/network';
import { miniChefAbi } from '@/lib/chain/contracts/abis/miniChef';
import { useChainReads } from '@/lib/chain/reads/useChainReads';
import type { Farm } from './farmCatalogue';
import { type FarmPool, farmPool } from './farmPools';

/** Where farms are on chain, in their order: the same list while nothing changes. */
export function useFarmPools(
  chainId: ChainId | undefined,
  farms: readonly Farm[],
): readonly FarmPool[] {
  const chef = farms.find(({ version }) => version === 2)?.contract;
  const [lpTokens] = useChainReads(
    chainId,
    [chef && { address: chef, abi: miniChefAbi, functionName: 'lpTokens' }],
    // MiniChef only adds to its list.
    { everyBlocks: Number.POSITIVE_INFINITY },
  );
  return useMemo(() => farms.map((farm) => farmPool(farm, lpTokens)), [farms, lpTokens]);
}
