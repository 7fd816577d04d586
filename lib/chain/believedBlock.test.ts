import { afterPoll, afterReply, type BelievedBlock } from './believedBlock';

const NOW = 1_000_000;
const ABSURD = 10n ** 30n;

function polled(numbers: readonly bigint[], start?: BelievedBlock): BelievedBlock | undefined {
  return numbers.reduce<BelievedBlock | undefined>(
    (believed, number) => afterPoll(believed, number, NOW),
    start,
  );
}

function reachedAt(number: bigint): BelievedBlock {
  return afterReply(afterPoll(undefined, number, NOW), number, NOW);
}

test('RPC-10 a block number goes up with the polls, and a lower one is ignored', () => {
  expect(polled([100n, 102n, 101n])?.number).toBe(102n);
  expect(polled([100n, 102n, 101n, 101n, 103n])?.number).toBe(103n);
});

test('RPC-27 (R21) a number far above the reads is passed over, once, always, and every other time', () => {
  expect(polled([ABSURD, 101n], reachedAt(100n))?.number).toBe(101n);
  expect(polled(Array(60).fill(ABSURD), reachedAt(100n))?.number).toBe(100n);
  expect(polled([ABSURD, 101n, ABSURD, 102n, ABSURD], reachedAt(100n))?.number).toBe(102n);
});

test('RPC-27 after hours without a read a number that is as much higher is believed', () => {
  const hours = 8 * 3_600_000;
  expect(afterPoll(reachedAt(100n), 30_000n, NOW + hours).number).toBe(30_000n);
  expect(afterPoll(reachedAt(100n), 30_000n, NOW + 1_000).number).toBe(100n);
});

test('RPC-27 (R21) an absurd first number is given up with the first reply, though that is too old', () => {
  const believed = afterPoll(undefined, ABSURD, NOW);
  expect(afterReply(believed, 100n, NOW).number).toBe(100n);
});

test('R13 a reply a little below the number takes nothing back', () => {
  expect(afterReply(afterPoll(undefined, 120n, NOW), 100n, NOW).number).toBe(120n);
});

test('RPC-27 a reply of a later block is believed', () => {
  expect(afterReply(reachedAt(100n), 105n, NOW).number).toBe(105n);
});

test('RPC-27 (R21) a number that no read reaches is given up after three lower answers in a row', () => {
  expect(polled([ABSURD, 101n, 102n])?.number).toBe(ABSURD);
  expect(polled([ABSURD, 101n, 102n, 103n])?.number).toBe(103n);
});

test('RPC-10 RPC-27 a number that reads have reached withstands a node that lags for half a minute', () => {
  expect(polled(Array(14).fill(80n), reachedAt(100n))?.number).toBe(100n);
  expect(polled(Array(15).fill(80n), reachedAt(100n))?.number).toBe(80n);
});
