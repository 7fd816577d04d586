import { moveDueAtMs } from './latestBlock';

const SNAPSHOT = { number: 100n, movedAtMs: 1_000 };

test('RPC-11 the first block is read at once', () => {
  expect(moveDueAtMs(undefined, 100n, true)).toBe(0);
});

test('RPC-11 the snapshot moves 2 s after it last moved, when its reads have ended', () => {
  expect(moveDueAtMs(SNAPSHOT, 101n, true)).toBe(3_000);
});

test('RPC-15 reads that have not ended hold it back for 10 s at most', () => {
  expect(moveDueAtMs(SNAPSHOT, 101n, false)).toBe(11_000);
});

test('RPC-13 a block that does not change renders nothing', () => {
  expect(moveDueAtMs(SNAPSHOT, 100n, true)).toBe(Number.POSITIVE_INFINITY);
  expect(moveDueAtMs(SNAPSHOT, 99n, true)).toBe(Number.POSITIVE_INFINITY);
});
