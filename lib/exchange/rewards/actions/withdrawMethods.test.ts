import { avaxPngPool } from '@/lib/exchange/rewards/testing/rewardPools.setup';
import { triedMethods, withdrawMethods } from './withdrawMethods';

test.each([
  ['WAVAX_PNG_V1', true, ['exit', 'withdraw'], []],
  ['WAVAX_PNG_V1', false, ['withdraw'], []],
  ['WAVAX_PNG_V2', true, ['withdrawAndHarvest', 'withdraw', 'emergencyWithdraw'], []],
  ['WAVAX_PNG_V2', false, ['withdrawAndHarvest', 'withdraw'], ['emergencyWithdraw']],
] as const)(
  'FRM-34 in %s (all: %p) the methods are %p, and %p is tried too',
  (name, isAll, methods, more) => {
    const pool = avaxPngPool(name);
    expect(withdrawMethods(pool, isAll)).toEqual(methods);
    expect(triedMethods(pool, isAll)).toEqual([...methods, ...more]);
  },
);
