import { amountOf } from '@/lib/base/amounts/amount';
import { avaxPngPool } from '@/lib/exchange/rewards/testing/rewardPools.setup';
import { claimTermsFrom, rewardClaimTerms } from './claimTerms';
import type { OwedExtra } from './superFarmRewards';

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const pool = avaxPngPool('WAVAX_PNG_V2');
const ooe = { ...pool.rewardToken, symbol: 'OOE', address: account } as const;
const claim = { address: '0xde4000000000000000000000000000000000f001', rewardIds: [1n] } as const;
const amounts = [amountOf(ooe, 5n)];
const own = { amounts, block: 9n, own: { claim, countsStake: true } };

const claimed = (raw: bigint | undefined, owedExtra: OwedExtra) =>
  rewardClaimTerms({
    ...{ account, pool, owedExtra, earnedBlock: 8n },
    earned: raw === undefined ? undefined : amountOf(pool.rewardToken, raw),
  });

test('FRM-40 what a super farm owes without any PNG is claimed from its rewarder', () => {
  const expected = { extra: amounts, rewarder: claim, earnedBlock: 9n, earned: { raw: 0n } };
  expect(claimed(0n, own)).toMatchObject(expected);
  // Even if MiniChef fails to report its own reward.
  expect(claimed(undefined, own)).toMatchObject(expected);
});

test('FRM-40 with PNG it comes with the claim of the farm, and else after it', () => {
  expect(claimed(7n, own)).toEqual({
    ...{ account, pool, earnedBlock: 8n, extra: amounts },
    earned: amountOf(pool.rewardToken, 7n),
  });
  const uncounted = { ...own, own: { claim, countsStake: false } };
  expect(claimed(7n, uncounted)).toMatchObject({ extra: [], earned: { raw: 7n } });
  expect(claimed(7n, uncounted)?.rewarder).toBeUndefined();
});

test('FRM-40 there is no claim if nothing is owed, or nobody is connected', () => {
  expect(claimed(0n, { amounts: [] })).toBeUndefined();
  expect(claimed(0n, { ...own, amounts: [] })).toBeUndefined();
  expect(claimed(undefined, { amounts })).toBeUndefined();
  expect(
    rewardClaimTerms({
      account: undefined,
      pool,
      earned: undefined,
      earnedBlock: 1n,
      owedExtra: own,
    }),
  ).toBeUndefined();
});

test('CLM-01 what a rewarder owes can be claimed from it, even while the farm owes PNG', () => {
  const owed = {
    account,
    pool,
    earned: amountOf(pool.rewardToken, 7n),
    earnedBlock: 8n,
    owedExtra: { ...own, own: { claim, countsStake: false } },
  } as const;
  expect(claimTermsFrom('pool', owed)).toMatchObject({ extra: [], earned: { raw: 7n } });
  const expected = { extra: amounts, rewarder: claim, earnedBlock: 9n, earned: { raw: 0n } };
  expect(claimTermsFrom('rewarder', owed)).toMatchObject(expected);
  expect(claimTermsFrom('rewarder', { ...owed, owedExtra: { amounts } })).toBeUndefined();
});
