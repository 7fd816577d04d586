import { approveCall } from '@/lib/transactions/approvals/approveCall';
import type { CallResult } from './simulation';
import { tokenOf } from './testing/devnetSimulation.setup';
import { ACCOUNT, REQUEST } from './testing/fakeSimulator.setup';
import { simulationOf } from './testing/previewed.setup';
import { revokedFirst, withApprovals } from './withApprovals';

const [png, usdt] = [tokenOf('PNG'), tokenOf('USDT')];
const REFUSED: CallResult = { status: 'reverted', gas: 500n, reason: 'from non-zero' };
const DONE: CallResult = { status: 'succeeded', gas: 5_000n, data: '0x' };
const NOT_MADE: CallResult = { status: 'notMade' };

/** Which tokens are revoked first if the spender may take `allowance` of USDT. */
function revoked(allowance: bigint, results: readonly CallResult[], remaining = allowance) {
  const approvals = [
    { token: png, spender: ACCOUNT, raw: 5n, allowance: 0n },
    { token: usdt, spender: ACCOUNT, raw: 5n, allowance, remaining },
  ];
  const calls = withApprovals(approvals, [approveCall(png, ACCOUNT, 1n)]);
  return revokedFirst(simulationOf(1n, 1n, results), { ...REQUEST, calls });
}

test.each([
  ['refuses to change it and lets it be removed', true, [REFUSED, DONE, DONE]],
  ['changes it at once', false, [DONE, DONE, DONE]],
  ['changes it at once and refuses to remove it', false, [DONE, REFUSED, DONE]],
  ['refuses both', false, [REFUSED, REFUSED, NOT_MADE]],
])(
  'APR-03 whether the allowance of a token that %s is removed first: %s',
  (_, isRevoked, results) => {
    expect(revoked(4n, [DONE, ...results, DONE])).toEqual(isRevoked ? [usdt.address] : []);
  },
);

test('APR-03 a token without an allowance is never revoked first', () => {
  expect(revoked(0n, [DONE, REFUSED, NOT_MADE])).toEqual([]);
});

test('APR-03 what a transaction in progress is about to use up is not revoked first', () => {
  expect(revoked(4n, [DONE, DONE, DONE], 0n)).toEqual([]);
  expect(revoked(9n, [DONE, REFUSED, DONE, DONE], 4n)).toEqual([usdt.address]);
});
