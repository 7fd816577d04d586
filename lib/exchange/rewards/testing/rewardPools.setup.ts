import type { Address } from 'viem';
import { FARMS } from '@/lib/exchange/rewards/farms/farmCatalogue';
import { farmPool } from '@/lib/exchange/rewards/farms/farmPools';
import type { RewardPool } from '@/lib/exchange/rewards/pools/rewardPool';

const POOL_TOKEN: Address = '0xd7538cABBf8605BdE1f4901B47B8D42c61DE0367';

/** The reward pool of a farm of AVAX and PNG; in MiniChef its id is 1. */
export function avaxPngPool(name: 'WAVAX_PNG_V0' | 'WAVAX_PNG_V1' | 'WAVAX_PNG_V2'): RewardPool {
  const farm = FARMS.find((each) => each.name === name);
  if (farm === undefined) throw new TypeError(name);
  const lpTokens = ['0x0000000000000000000000000000000000000001', POOL_TOKEN] as const;
  const found = farmPool(farm, { status: 'success', result: lpTokens, blockNumber: 1n });
  if (found.status !== 'known') throw new TypeError(found.status);
  return found.pool;
}
