import { avaxPngPool } from '@/lib/exchange/rewards/testing/rewardPools.setup';
import { triedWays, withdrawWays } from './withdrawWays';

test.each([
  ['WAVAX_PNG_V1', true, ['exit', 'withdraw'], []],
  ['WAVAX_PNG_V1', false, ['withdraw'], []],
  ['WAVAX_PNG_V2', true, ['withdrawAndHarvest', 'withdraw', 'emergencyWithdraw'], []],
  ['WAVAX_PNG_V2', false, ['withdrawAndHarvest', 'withdraw'], ['emergencyWithdraw']],
] as const)(
  'FRM-34 in %s (all: %p) the ways are %p, and %p is tried too',
  (name, isAll, ways, more) => {
    const pool = avaxPngPool(name);
    expect(withdrawWays(pool, isAll)).toEqual(ways);
    expect(triedWays(pool, isAll)).toEqual([...ways, ...more]);
  },
);
