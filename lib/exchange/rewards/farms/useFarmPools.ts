import { useMemo } from 'react';
import type { ChainId } from '@/lib/base/networks/network';
import { miniChefReadsAbi } from '@/lib/chain/contracts/abis/miniChefReads';
import { ONCE, useChainReads } from '@/lib/chain/reads/useChainReads';
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
    [chef && { address: chef, abi: miniChefReadsAbi, functionName: 'lpTokens' }],
    // MiniChef only adds to its list.
    { everyBlocks: ONCE },
  );
  return useMemo(() => farms.map((farm) => farmPool(farm, lpTokens)), [farms, lpTokens]);
}
