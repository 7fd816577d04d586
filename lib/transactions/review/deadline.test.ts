import { deadlineAt } from './deadline';

const BLOCK = 1_700_000_000n;

test('TXN-11 a swap deadline is now + 100 + setting seconds', () => {
  expect(deadlineAt(BLOCK, 3600)).toBe(BLOCK + 3700n);
});

test('TXN-11 in other flows it is at least now + 10', () => {
  expect(deadlineAt(BLOCK, 0)).toBeGreaterThanOrEqual(BLOCK + 10n);
});
