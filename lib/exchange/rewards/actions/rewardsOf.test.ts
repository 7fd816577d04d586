import { amountOf } from '@/lib/base/amounts/amount';
import { avaxPngPool } from '@/lib/exchange/rewards/testing/rewardPools.setup';
import { rewardsOf } from './rewardsOf';

const { rewardToken: png, stakingToken: other } = avaxPngPool('WAVAX_PNG_V2');

test('FRM-32 rewards in one token are one amount, and a reward of zero does not count', () => {
  const rewards = rewardsOf(amountOf(png, 5n), [
    amountOf(other, 7n),
    amountOf(png, 2n),
    amountOf(other, 1n),
  ]);
  expect(rewards).toEqual([amountOf(png, 7n), amountOf(other, 8n)]);
  expect(rewardsOf(amountOf(png, 0n), [amountOf(other, 3n)])).toEqual([amountOf(other, 3n)]);
  expect(rewardsOf(undefined, [])).toEqual([]);
});
