import { isDueForCheck, isDueWhileHidden } from './receiptSchedule';
import { ADDED, pending, receipt } from './testing/pendingRecord.setup';

const MINUTE = 60_000;

const checked = { ...pending, lastCheckedBlockNumber: 100n };

test('TXN-08 a transaction that was never checked is due', () => {
  expect(isDueForCheck(pending, 1n, ADDED)).toBe(true);
});

test.each([
  ['TXN-08', 0, 0n, false],
  ['TXN-08', 0, 1n, true],
  ['TXN-08', 5 * MINUTE, 0n, false],
  ['TXN-08', 5 * MINUTE, 1n, true],
  ['TXN-09', 5 * MINUTE + 1, 2n, false],
  ['TXN-09', 5 * MINUTE + 1, 3n, true],
  ['TXN-09', 60 * MINUTE, 3n, true],
  ['TXN-09', 60 * MINUTE + 1, 9n, false],
  ['TXN-09', 60 * MINUTE + 1, 10n, true],
])('%s pending for %d ms with %d new blocks: due is %s', (_id, ageMs, newBlocks, isDue) => {
  expect(isDueForCheck(checked, 100n + newBlocks, ADDED + ageMs)).toBe(isDue);
});

test.each([0, 6, 61])(
  'TXN-08 S14 after %d minutes it is due as well when the chain went back below its last check',
  (minutes) => {
    expect(isDueForCheck(checked, 99n, ADDED + minutes * MINUTE)).toBe(true);
  },
);

test('TXN-08 a transaction that has ended is not checked', () => {
  expect(isDueForCheck({ ...pending, receipt }, 1n, ADDED)).toBe(false);
});

test.each([
  [0, true],
  [5 * MINUTE, true],
  [5 * MINUTE + 1, false],
  // The clock was set back.
  [-60 * MINUTE, false],
])('TXN-35 %d ms after it was sent, a hidden page asks: %s', (ageMs, isDue) => {
  expect(isDueWhileHidden(pending, ADDED + ageMs)).toBe(isDue);
});
