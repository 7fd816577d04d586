import { maxUint256 } from 'viem';
import { CATALOGUE } from '@/lib/base/tokens/catalogue';
import type { Token } from '@/lib/base/tokens/token';
import { wrappedNative } from '@/lib/base/tokens/wrapped';
import { EmptyResultError, ReadRevertedError, type ReadState } from '@/lib/chain/reads/readState';
import { allowanceId, givenApprovals } from './givenApprovals';

const spender = '0xE54Ca86531e17Ef3616d22Ca28b0D458b6C89106';
const tokenOf = (name: string) =>
  CATALOGUE[43114].find(({ symbol }) => symbol === name) ?? wrappedNative(43114);
const [png, joe, usdc] = [tokenOf('PNG'), tokenOf('JOE'), tokenOf('USDC.e')];
const other: Token = { ...png, address: spender, symbol: 'AAA' };
const asked = [png, joe, usdc, other].map((token) => ({ token, spender }) as const);

const success = (result: bigint): ReadState<bigint> => ({
  status: 'success',
  result,
  blockNumber: 1n,
});

/** What is known once the first of the three tokens have answered. */
function known(...states: readonly ReadState<bigint>[]) {
  const answered = asked
    .slice(0, states.length)
    .map((allowance, index) => [allowanceId(allowance), states[index]] as const);
  const { given, ...rest } = givenApprovals(
    asked,
    new Map(answered.flatMap(([id, state]) => (state ? [[id, state] as const] : []))),
  );
  return { given: given.map(({ token }) => token.symbol), ...rest };
}

test('WAL-19 approvals above zero are given: unlimited ones first, then the catalogue, then by symbol', () => {
  expect(known(success(5n), success(7n), success(maxUint256), success(5n))).toEqual({
    given: ['USDC.e', 'JOE', 'PNG', 'AAA'],
    isLoading: false,
    unanswered: 0,
  });
  expect(known(success(0n), success(0n), success(0n), success(maxUint256)).given).toEqual(['AAA']);
});

test('WAL-19 while allowances are being read, those that are known are shown', () => {
  expect(known(success(5n))).toEqual({ given: ['PNG'], isLoading: true, unanswered: 0 });
});

test('WAL-19 an endpoint that fails is not an answer: it does not mean that nothing is approved', () => {
  const failed: ReadState<bigint> = { status: 'error', error: new Error('limit exceeded') };
  expect(known(failed, failed, failed, failed)).toEqual({
    given: [],
    isLoading: true,
    unanswered: 0,
  });
});

test('WAL-19 tokens that refuse to answer are counted; without a contract, nothing is approved', () => {
  const refused: ReadState<bigint> = { status: 'error', error: new ReadRevertedError() };
  const notThere: ReadState<bigint> = { status: 'error', error: new EmptyResultError() };
  expect(known(refused, success(1n), refused, notThere)).toEqual({
    given: ['JOE'],
    isLoading: false,
    unanswered: 2,
  });
});
