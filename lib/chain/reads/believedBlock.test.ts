import { afterPoll, afterReply, type BelievedBlock, isFarAbove } from './believedBlock';

const NOW = 1_000_000;
const IMPLAUSIBLE = 10n ** 30n;

function polled(numbers: readonly bigint[], start?: BelievedBlock): BelievedBlock {
  const [first = 0n, ...others] = numbers;
  return others.reduce<BelievedBlock>(
    (believed, number) => afterPoll(believed, number, NOW),
    afterPoll(start, first, NOW),
  );
}

function replied(numbers: readonly bigint[], start: BelievedBlock): BelievedBlock {
  return numbers.reduce((believed, number) => afterReply(believed, number, NOW), start);
}

function reachedAt(number: bigint): BelievedBlock {
  return afterReply(afterPoll(undefined, number, NOW), number, NOW);
}

test('RPC-10 a block number goes up with the polls, and a lower one is ignored', () => {
  expect(polled([100n, 102n, 101n]).number).toBe(102n);
  expect(polled([100n, 102n, 101n, 101n, 103n]).number).toBe(103n);
});

test('RPC-27 R21 a far too high number is ignored, whether it comes once or alternates', () => {
  expect(polled([IMPLAUSIBLE, 101n], reachedAt(100n)).number).toBe(101n);
  expect(polled([IMPLAUSIBLE, 101n, IMPLAUSIBLE, 102n, IMPLAUSIBLE], reachedAt(100n)).number).toBe(
    102n,
  );
  expect(polled([IMPLAUSIBLE, 2n * IMPLAUSIBLE, 3n * IMPLAUSIBLE], reachedAt(100n)).number).toBe(
    100n,
  );
});

test('RPC-27 numbers far above that agree are believed, as after a change of the endpoint', () => {
  expect(polled([5_100n, 5_101n], reachedAt(100n)).number).toBe(100n);
  expect(polled([5_100n, 5_101n, 5_102n], reachedAt(100n)).number).toBe(5_102n);
});

test('RPC-27 R21 a wrongly believed number is dropped after three lower answers in a row', () => {
  const wrong = polled([IMPLAUSIBLE, IMPLAUSIBLE, IMPLAUSIBLE], reachedAt(100n));
  expect(wrong.number).toBe(IMPLAUSIBLE);
  expect(polled([101n, 102n], wrong).number).toBe(IMPLAUSIBLE);
  expect(polled([101n, 102n, 103n], wrong).number).toBe(103n);
  expect(polled([IMPLAUSIBLE, 101n, 102n, 103n]).number).toBe(103n);
});

test('RPC-13 R19 reads that lag, by little or by much, never lower the number from the polls', () => {
  expect(replied([100n], polled([120n])).number).toBe(120n);
  expect(replied([65_000n, 65_001n, 65_002n], polled([70_000n])).number).toBe(70_000n);
  const lagging = replied([65_000n, 65_001n, 65_002n], polled([70_000n]));
  expect(afterPoll(lagging, 70_001n, NOW).number).toBe(70_001n);
});

test('RPC-27 a reply of a later block is believed; one far above only when the next ones agree', () => {
  expect(replied([105n], reachedAt(100n)).number).toBe(105n);
  expect(isFarAbove(reachedAt(100n), 5_100n, NOW)).toBe(true);
  expect(replied([5_100n, 5_101n], reachedAt(100n)).number).toBe(100n);
  expect(replied([5_100n, 5_101n, 5_102n], reachedAt(100n)).number).toBe(5_102n);
  expect(replied([IMPLAUSIBLE, 101n, IMPLAUSIBLE, 102n, IMPLAUSIBLE], reachedAt(100n)).number).toBe(
    102n,
  );
});

test('RPC-27 after hours without a poll, a number is believed that is higher by as many blocks', () => {
  const hours = 8 * 3_600_000;
  expect(afterPoll(reachedAt(100n), 30_000n, NOW + hours).number).toBe(30_000n);
  expect(afterPoll(reachedAt(100n), 30_000n, NOW + 1_000).number).toBe(100n);
});

test('RPC-10 RPC-27 a number that reads have reached withstands a node that lags for half a minute', () => {
  expect(polled(Array(14).fill(80n), reachedAt(100n)).number).toBe(100n);
  expect(polled(Array(15).fill(80n), reachedAt(100n)).number).toBe(80n);
});
