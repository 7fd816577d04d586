import { FARMS } from '@/lib/exchange/rewards/farms/farmCatalogue';
import { avaxPngPool } from '@/lib/exchange/rewards/testing/rewardPools.setup';
import type { Move } from '@/lib/features/migration/move';

function place(name: 'WAVAX_PNG_V1' | 'WAVAX_PNG_V2') {
  const farm = FARMS.find((each) => each.name === name);
  if (farm === undefined) throw new TypeError(name);
  return { farm, pool: avaxPngPool(name) };
}

/** The move of a deposit of AVAX and PNG from version 1 to version 2. */
export const MOVE: Move = { from: place('WAVAX_PNG_V1'), to: place('WAVAX_PNG_V2') };
