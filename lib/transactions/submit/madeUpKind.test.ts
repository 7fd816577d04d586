import { parseAbi } from 'viem';
import { AppError } from '@/lib/base/errors/appError';
import { isEqualTo } from '@/lib/transactions/review/argumentChecks';
import { ReviewMismatchError } from '@/lib/transactions/review/assertReviewed';
import { PLAIN_SEND_ERRORS } from '@/lib/transactions/review/sendErrors';
import type { Statement } from '@/lib/transactions/review/statement';
import { reviewRequests } from '@/lib/transactions/simulation/reviewRequests';
import type { Expectation, Intent } from './intent';
import { submit } from './submit';
import { account, png, reverts, submissionFixture } from './testing/submission.setup';

// A kind of transaction that no feature has, all in this file. Only its summary would need a line
// of the union in lib/transactions/history/summary.ts, so it borrows one.
const STAKING = '0x88afdaE1a9F58Da3E68584421937E5F564A0135b';
const abi = parseAbi(['function stake(uint256 amount)']);

class StakingPausedError extends AppError {
  constructor(cause: unknown) {
    super('Staking is paused', { code: 'errors.removalFails', cause });
  }
}

function stakeStatement(shown: { readonly amount: bigint }): Statement {
  return {
    deadlineSeconds: 0,
    allowedCall: () => ({
      target: STAKING,
      abi,
      functionNames: ['stake'],
      args: { amount: isEqualTo(shown.amount) },
      value: 0n,
    }),
    unestimatedGas: 50_000n,
    sendErrors: {
      ...PLAIN_SEND_ERRORS,
      reverted: (_reason, cause) => new StakingPausedError(cause),
    },
  };
}

function stakeExpectation(shown: bigint): Expectation {
  return {
    changes: [{ currency: png, shown: -shown, worst: -shown }],
    approvals: [{ token: png, spender: STAKING, raw: shown }],
  };
}

function stakeIntent(shown: bigint, sent = shown): Intent {
  return {
    chainId: 43114,
    account,
    statement: stakeStatement({ amount: shown }),
    summary: { type: 'wrap', amount: { currency: png, raw: shown } },
    expectation: stakeExpectation(shown),
    callsAt: () => [{ address: STAKING, abi, functionName: 'stake', args: [sent] }],
  };
}

test('SWP-24 AMT-13 a new kind is sent with its own gas, without an edit outside its room', async () => {
  const { clients, sent } = submissionFixture();
  await submit(clients, stakeIntent(7n));
  // 100,000 estimated and 50,000 of its own, with 10 percent.
  expect(sent()).toMatchObject([{ to: STAKING, gas: '0x28488' }]);
});

test('SWP-24 a new kind is guarded: another amount than shown is not sent', async () => {
  const { clients, sent } = submissionFixture();
  await expect(submit(clients, stakeIntent(7n, 8n))).rejects.toThrow(ReviewMismatchError);
  expect(sent()).toEqual([]);
});

test('ERR-48 a new kind reports its failures in its own words', async () => {
  const revert = reverts('paused');
  const { clients } = submissionFixture({ node: { eth_estimateGas: revert, eth_call: revert } });
  await expect(submit(clients, stakeIntent(7n))).rejects.toThrow(StakingPausedError);
});

test('SIM-03 a new kind is simulated with the approval that it needs', () => {
  const [request] = reviewRequests(stakeIntent(7n), stakeExpectation(7n), [{ allowance: 0n }]);
  expect(request?.calls).toMatchObject([
    { address: png.address, functionName: 'approve', args: [STAKING, 7n] },
    { address: STAKING, functionName: 'stake', args: [7n] },
  ]);
});

test('AMT-13 a statement that forgets its gas does not compile', () => {
  const { unestimatedGas: _forgotten, ...rest } = stakeStatement({ amount: 7n });
  // @ts-expect-error: the gas is missing.
  const statement: Statement = rest;
  expect(statement.unestimatedGas).toBeUndefined();
});
