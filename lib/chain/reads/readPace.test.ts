import { zeroAddress } from 'viem';
import type { EncodedRead } from './encodedRead';
import { OldBlockError } from './oldBlockError';
import type { ReadAnswer } from './readAnswer';
import { dueAtMs, neededBlock } from './readPace';
import { shownState } from './shownState';
import type { ReadRequirement, TrackedRead } from './trackedRead';

const READ_AT = 1_000_000;
const read: EncodedRead = {
  address: zeroAddress,
  key: 'a-0x',
  abi: [],
  functionName: 'f',
  encodedCall: '',
  isOfForeignToken: false,
};
const EVERY_BLOCK: ReadRequirement = { everyBlocks: 1, sinceBlock: 0n, needsSameBlock: false };
const ONCE: ReadRequirement = {
  ...EVERY_BLOCK,
  everyBlocks: Number.POSITIVE_INFINITY,
};

function answered(readBlock: bigint): ReadAnswer {
  const state = { status: 'success', result: 7n, blockNumber: 90n } as const;
  return { returnData: '0x07', state, readBlock, readAtMs: READ_AT };
}

function tracked(change: Partial<TrackedRead>): TrackedRead {
  const nothing = { answer: undefined, failure: undefined, isInFlight: false, isDueNow: false };
  return { read, requirement: EVERY_BLOCK, ...nothing, ...change };
}

test('RPC-19 a one-time read is due until it is answered', () => {
  expect(dueAtMs(tracked({ requirement: ONCE }), 100n)).toBe(0);
  expect(dueAtMs(tracked({ requirement: ONCE, answer: answered(1n) }), 100n)).toBe(Infinity);
});

test('RPC-13 a read of every block is due in the next one, and after 15 s if none comes', () => {
  expect(dueAtMs(tracked({ answer: answered(99n) }), 100n)).toBe(0);
  expect(dueAtMs(tracked({ answer: answered(100n) }), 100n)).toBe(READ_AT + 15_000);
});

test('reads of every nth block are due when the nth has come', () => {
  const requirement = { ...EVERY_BLOCK, everyBlocks: 30 };
  expect(dueAtMs(tracked({ requirement, answer: answered(91n) }), 119n)).toBe(Infinity);
  expect(dueAtMs(tracked({ requirement, answer: answered(91n) }), 120n)).toBe(0);
});

test('RPC-18 a read is sent in the block since which it is wanted, once the chain is there', () => {
  const requirement = { everyBlocks: 30, sinceBlock: 105n, needsSameBlock: false };
  const before = tracked({ requirement, answer: answered(100n) });
  expect(neededBlock(before, 106n)).toBe(105n);
  expect(dueAtMs(before, 104n)).toBe(Infinity);
  expect(dueAtMs(before, 105n)).toBe(0);
  expect(shownState(before).status).toBe('syncing');
  expect(shownState(tracked({ requirement, answer: answered(105n) })).status).toBe('success');
});

test('RPC-18 an older answer never replaces a newer one', () => {
  expect(neededBlock(tracked({ answer: answered(103n) }), 100n)).toBe(103n);
});

test('RPC-15 a read that failed is due at its retry, and not while it is in progress', () => {
  const failure = { error: new TypeError(), sinceMs: 1, retryAtMs: 9 };
  expect(dueAtMs(tracked({ failure }), 100n)).toBe(9);
  expect(dueAtMs(tracked({ failure, isInFlight: true }), 100n)).toBe(Infinity);
});

test('a read that belongs together with others is due at once, however fresh', () => {
  expect(dueAtMs(tracked({ answer: answered(100n), isDueNow: true }), 100n)).toBe(0);
});

test('a read that no component needs is not due', () => {
  expect(dueAtMs(tracked({ requirement: undefined }), 100n)).toBe(Infinity);
});

test('RPC-17 the state of a read for a component', () => {
  const failure = { error: new TypeError('no'), sinceMs: 1, retryAtMs: 9 };
  const lagging = { ...failure, error: new OldBlockError(1n, 2n) };
  expect(shownState(tracked({}))).toEqual({ status: 'loading' });
  expect(shownState(tracked({ failure }))).toEqual({ status: 'error', error: failure.error });
  expect(shownState(tracked({ failure: lagging }))).toEqual({ status: 'loading' });
  expect(shownState(tracked({ answer: answered(1n) })).status).toBe('success');
  expect(shownState(tracked({ answer: answered(1n), failure })).status).toBe('syncing');
});
