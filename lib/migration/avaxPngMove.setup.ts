import { FARMS } from '@/lib/rewards/farmCatalogue';
import { avaxPngPool } from '@/lib/rewards/rewardPools.setup';
import type { Move } from './move';

function place(name: 'WAVAX_PNG_V1' | 'WAVAX_PNG_V2') {
  const farm = FARMS.find((each) => each.name === name);
  if (farm === undefined) throw new TypeError(name);
  return { farm, pool: avaxPngPool(name) };
}

/** The move of a deposit of AVAX and PNG from version 1 to version 2. */
export const MOVE: Move = { from: place('WAVAX_PNG_V1'), to: place('WAVAX_PNG_V2') };
