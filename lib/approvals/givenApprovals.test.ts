import { maxUint256 } from 'viem';
import { EmptyResultError, type ReadOutcome } from '@/lib/reads/readOutcome';
import { CATALOGUE } from '@/lib/tokens/catalogue';
import { wrappedNative } from '@/lib/tokens/wrapped';
import { allowanceId, givenApprovals } from './givenApprovals';

const spender = '0xE54Ca86531e17Ef3616d22Ca28b0D458b6C89106';
const tokenOf = (name: string) =>
  CATALOGUE[43114].find(({ symbol }) => symbol === name) ?? wrappedNative(43114);
const [png, joe, usdc] = [tokenOf('PNG'), tokenOf('JOE'), tokenOf('USDC.e')];
const asked = [png, joe, usdc].map((token) => ({ token, spender }) as const);

const success = (result: bigint): ReadOutcome<bigint> => ({
  status: 'success',
  result,
  blockNumber: 1n,
});

/** What is known once the first of the three tokens have answered. */
function known(...outcomes: readonly ReadOutcome<bigint>[]) {
  const answered = asked
    .slice(0, outcomes.length)
    .map((allowance, index) => [allowanceId(allowance), outcomes[index]] as const);
  const { given, ...rest } = givenApprovals(
    asked,
    new Map(answered.flatMap(([id, outcome]) => (outcome ? [[id, outcome] as const] : []))),
  );
  return { given: given.map(({ token, isUnlimited }) => [token.symbol, isUnlimited]), ...rest };
}

test('WAL-19 approvals above zero are given, unlimited ones first, then by symbol', () => {
  expect(known(success(5n), success(7n), success(maxUint256))).toEqual({
    given: [
      ['USDC.e', true],
      ['JOE', false],
      ['PNG', false],
    ],
    isLoading: false,
    unanswered: 0,
  });
  expect(known(success(0n), success(0n), success(0n)).given).toEqual([]);
});

test.each([
  ['2^256-1', maxUint256, true],
  ['2^256-1 of which a part was taken', maxUint256 - 10n ** 40n, true],
  ['2^96-1, all that a token of 96 bits can keep', 2n ** 96n - 1n, true],
  ['2^96-1 of which a part was taken', 2n ** 96n - 2n, false],
  ['a trillion tokens of 18 decimals', 10n ** 30n, false],
])('WAL-19 whether an allowance of %s is unlimited', (_, raw, isUnlimited) => {
  expect(known(success(raw)).given).toEqual([['PNG', isUnlimited]]);
});

test('WAL-19 while allowances are being read, those that are known are shown', () => {
  expect(known(success(5n))).toEqual({ given: [['PNG', false]], isLoading: true, unanswered: 0 });
});

test('WAL-19 tokens without an answer are counted; where no contract is, nothing is approved', () => {
  const failed: ReadOutcome<bigint> = { status: 'error', error: new Error('reverted') };
  const notThere: ReadOutcome<bigint> = { status: 'error', error: new EmptyResultError() };
  expect(known(failed, success(1n), failed)).toEqual({
    given: [['JOE', false]],
    isLoading: false,
    unanswered: 2,
  });
  expect(known(failed, success(1n), notThere).unanswered).toBe(1);
});
