import { OldBlockError } from './multicallSlice';
import type { ReadAnswer } from './readAnswers';
import { EmptyResultError } from './readOutcome';
import { toReadOutcome } from './toReadOutcome';

const FAILURE = new Error('the node is down');
const RESULT: ReadAnswer = { key: 'a', blockNumber: 100n, status: 'result', result: 5n };
const FIRST = { failure: null, block: 100n, previousBlock: undefined };

function statusOf(asking: Partial<Parameters<typeof toReadOutcome>[1]>) {
  return toReadOutcome(RESULT, { ...FIRST, ...asking }).status;
}

test('RPC-17 a read without an answer is loading, and error once it has failed', () => {
  expect(toReadOutcome(undefined, { ...FIRST, block: undefined })).toEqual({ status: 'loading' });
  expect(toReadOutcome(undefined, FIRST)).toEqual({ status: 'loading' });
  expect(toReadOutcome(undefined, { ...FIRST, failure: FAILURE })).toEqual({
    status: 'error',
    error: FAILURE,
  });
});

test('ERR-28 a node that lags is asked again: the read is still loading', () => {
  const failure = new OldBlockError(99n, 100n);
  expect(toReadOutcome(undefined, { ...FIRST, failure })).toEqual({ status: 'loading' });
});

test('RPC-17 empty or undecodable data is an error, and else there is the decoded result', () => {
  const error = new EmptyResultError();
  const answer: ReadAnswer = { key: 'a', blockNumber: 100n, status: 'error', error };
  expect(toReadOutcome(answer, FIRST)).toEqual({ status: 'error', error });
  expect(toReadOutcome(RESULT, FIRST)).toEqual({
    status: 'success',
    result: 5n,
    blockNumber: 100n,
  });
});

test('RPC-17 a result is syncing when its block is older than the latest and newer ones do not come', () => {
  expect(statusOf({ block: 101n, previousBlock: 100n })).toBe('success');
  expect(statusOf({ block: 101n, previousBlock: 100n, failure: FAILURE })).toBe('syncing');
  expect(statusOf({ block: 102n, previousBlock: 101n })).toBe('syncing');
});

test('RPC-17 a result of the block that is asked for is no older, whatever failed before', () => {
  expect(statusOf({ block: 100n, previousBlock: 99n, failure: FAILURE })).toBe('success');
});
