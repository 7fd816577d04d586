import { shortSymbol } from '@/lib/base/tokens/shortSymbol';
import type { Statement } from '@/lib/transactions/review/statement';
import { reviewRequests } from './reviewRequests';
import { simulatedFailure } from './simulatedFailure';
import type { CallResult } from './simulation';
import { EXPECTATION, INTENT, PNG, simulationOf } from './testing/previewed.setup';

const REVERTED: CallResult = { status: 'reverted', gas: 1n, reason: 'token is paused' };
const SUCCEEDED: CallResult = { status: 'succeeded', gas: 1n, data: '0x' };

/** The error for some results of an approval that is changed first, and of the main call. */
function failure(results: readonly CallResult[], change: Partial<Statement> = {}) {
  const needed = { token: PNG, spender: PNG.address, raw: 5n };
  const [request] = reviewRequests(INTENT, { ...EXPECTATION, approvals: [needed] }, [
    { allowance: 1n },
  ]);
  if (request === undefined) throw new TypeError('A request is missing');
  const statement = { ...INTENT.statement, ...change };
  return simulatedFailure(simulationOf(0n, 0n, results), request, statement);
}

test('SIM-04 a revert is shown in the words of the transaction, with the reason', () => {
  expect(failure([SUCCEEDED, SUCCEEDED, SUCCEEDED, REVERTED])).toMatchObject({
    error: { code: 'errors.transactionReverts', values: { reason: 'token is paused' } },
    reason: 'token is paused',
  });
});

test('SIM-04 a call that may fail is not a failure, and neither is success', () => {
  expect(failure([REVERTED, REVERTED, SUCCEEDED, SUCCEEDED])).toBeUndefined();
  expect(failure([REVERTED, SUCCEEDED, REVERTED, { status: 'notMade' }])).toBeDefined();
});

test('SIM-04 too little AVAX, or too little of what is sold, is reported before any reason', () => {
  const insufficient = (symbol: string) => ({
    error: { code: 'errors.insufficientBalance', values: { symbol: shortSymbol(symbol) } },
  });
  expect(failure([SUCCEEDED, SUCCEEDED, SUCCEEDED, { status: 'unaffordable' }])).toMatchObject(
    insufficient('AVAX'),
  );
  const results = [SUCCEEDED, SUCCEEDED, SUCCEEDED, REVERTED];
  expect(failure(results, { sold: { currency: PNG, raw: 5_000_001n } })).toMatchObject(
    insufficient('PNG'),
  );
  expect(failure(results, { sold: { currency: PNG, raw: 5_000_000n } })).toMatchObject({
    reason: 'token is paused',
  });
});

test('SIM-04 the balance of a pool in the sold token is not taken for what the account has', () => {
  const [request] = reviewRequests(INTENT, EXPECTATION, []);
  if (request === undefined) throw new TypeError('A request is missing');
  const simulation = simulationOf(0n, 0n, [REVERTED]);
  const ofPool = { currency: PNG, owner: PNG.address, before: 1n, after: 1n };
  const statement = { ...INTENT.statement, sold: { currency: PNG, raw: 5n } };
  const watching = { ...simulation, changes: [...simulation.changes, ofPool] };
  expect(simulatedFailure(watching, request, statement)).toMatchObject({
    reason: 'token is paused',
  });
});
