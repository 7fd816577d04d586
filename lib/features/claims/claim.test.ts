import { avaxPngPool } from '@/lib/exchange/rewards/testing/rewardPools.setup';
import { claimKey, claimsOf, type OwingPool } from './claim';

const oldFarm = { pool: avaxPngPool('WAVAX_PNG_V1'), version: 1 } as const;
const farm = { pool: avaxPngPool('WAVAX_PNG_V2'), version: 2 } as const;
const stake = { pool: avaxPngPool('WAVAX_PNG_V0'), version: undefined } as const;

const claims = (...owing: readonly OwingPool[]) =>
  claimsOf(owing).map(({ version, payer, earned }) => ({ version, payer, earned }));

test('CLM-01 whatever owes something is a claim, the newest farms first and stakes last', () => {
  expect(
    claims({ ...stake, earned: 3n }, { ...oldFarm, earned: 1n }, { ...farm, earned: 2n }),
  ).toEqual([
    { version: 2, payer: 'pool', earned: 2n },
    { version: 1, payer: 'pool', earned: 1n },
    { version: undefined, payer: 'pool', earned: 3n },
  ]);
});

test('CLM-01 what owes nothing, or is unknown, is no claim', () => {
  expect(claims({ ...farm, earned: 0n }, { ...stake, earned: undefined })).toEqual([]);
  const extra = { pending: [0n], countsStake: true };
  expect(claims({ ...farm, earned: 0n, extra })).toEqual([]);
});

test('CLM-01 a super farm has a second claim where its own does not bring the extra reward', () => {
  const pending = [0n, 9n];
  const own = { version: 2, payer: 'pool', earned: 2n } as const;
  const counted = { pending, countsStake: true };
  expect(claims({ ...farm, earned: 2n, extra: counted })).toEqual([own]);
  expect(claims({ ...farm, earned: 2n, extra: { pending, countsStake: false } })).toEqual([
    own,
    { ...own, payer: 'rewarder' },
  ]);
  expect(claims({ ...farm, earned: 0n, extra: counted })).toEqual([
    { version: 2, payer: 'rewarder', earned: 0n },
  ]);
});

test('CLM-01 two claims of one farm, and two farms of one pair, have different keys', () => {
  const extra = { pending: [1n], countsStake: false };
  const keys = claimsOf([
    { ...farm, earned: 2n, extra },
    { ...oldFarm, earned: 2n },
  ]).map(claimKey);
  expect(new Set(keys).size).toBe(3);
});
