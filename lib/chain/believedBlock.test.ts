import { afterPoll, afterRead, type BelievedBlock } from './believedBlock';

const polled = (numbers: readonly bigint[], start?: BelievedBlock) =>
  numbers.reduce<BelievedBlock | undefined>(afterPoll, start);

test('RPC-10 a block number goes up with the polls, and a lower one is ignored', () => {
  expect(polled([100n, 102n, 101n])?.number).toBe(102n);
  expect(polled([100n, 102n, 101n, 101n, 103n])?.number).toBe(103n);
});

test('RPC-27 (R21) a number that no read reaches is given up after three lower answers in a row', () => {
  const absurd = 10n ** 30n;
  expect(polled([100n, absurd, 101n, 102n])?.number).toBe(absurd);
  expect(polled([100n, absurd, 101n, 102n, 103n])?.number).toBe(103n);
  expect(polled([100n, absurd, 101n, absurd, 102n, 103n])?.number).toBe(absurd);
});

test('RPC-10 RPC-27 a number that reads have reached withstands a node that lags for half a minute', () => {
  const reached = afterRead({ number: 100n, isReached: false, lower: [] }, 100n);
  expect(polled(Array(14).fill(80n), reached)?.number).toBe(100n);
  expect(polled(Array(15).fill(80n), reached)?.number).toBe(80n);
});

test('RPC-27 a read below the number does not confirm it', () => {
  expect(afterRead({ number: 100n, isReached: false, lower: [] }, 99n).isReached).toBe(false);
});
