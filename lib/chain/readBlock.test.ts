import { type ReadBlock, readBlockAt, readBlockWaitMs } from './readBlock';

const MOVED_AT = 50_000;
const CURRENT: ReadBlock = { number: 100n, previous: 99n, movedAtMs: MOVED_AT };
const MOMENT = { latest: 103n, nowMs: MOVED_AT, isSettled: true, isHidden: false };

function moveAfter(ms: number, change: Partial<typeof MOMENT> = {}) {
  return readBlockAt(CURRENT, { ...MOMENT, nowMs: MOVED_AT + ms, ...change });
}

test('RPC-11 the first block is read at once', () => {
  expect(readBlockAt(undefined, MOMENT)).toEqual({
    number: 103n,
    previous: undefined,
    movedAtMs: MOVED_AT,
  });
  expect(readBlockAt(undefined, { ...MOMENT, latest: undefined })).toBeUndefined();
});

test('RPC-11 it moves to the latest block, at the earliest 2 s after it last moved', () => {
  expect(moveAfter(1_999)).toBe(CURRENT);
  expect(moveAfter(2_000)).toEqual({ number: 103n, previous: 100n, movedAtMs: MOVED_AT + 2_000 });
});

test('RPC-11 while reads are unanswered it waits, at the latest until 10 s after it last moved', () => {
  expect(moveAfter(9_999, { isSettled: false })).toBe(CURRENT);
  expect(moveAfter(10_000, { isSettled: false })?.number).toBe(103n);
});

test('RPC-10 it never goes down, and stays while no block comes', () => {
  expect(moveAfter(60_000, { latest: 100n })).toBe(CURRENT);
  expect(moveAfter(60_000, { latest: 80n })).toBe(CURRENT);
});

test('RPC-12 a hidden page does not move it', () => {
  expect(moveAfter(60_000, { isHidden: true })).toBe(CURRENT);
  expect(readBlockAt(undefined, { ...MOMENT, isHidden: true })).toBeUndefined();
});

test('RPC-11 the time until it may move is known, unless only a block or an eye can move it', () => {
  const wait = (change: Partial<typeof MOMENT>) =>
    readBlockWaitMs(CURRENT, { ...MOMENT, ...change });
  expect(wait({ nowMs: MOVED_AT + 500 })).toBe(1_500);
  expect(wait({ nowMs: MOVED_AT + 500, isSettled: false })).toBe(9_500);
  expect(wait({ nowMs: MOVED_AT + 60_000 })).toBe(0);
  expect(wait({ latest: 100n })).toBeUndefined();
  expect(wait({ isHidden: true })).toBeUndefined();
});
