import { isRecent } from './isRecent';

const ADDED = 1_700_000_000_000;
const DAY_MS = 86_400_000;

test('TXN-07 only transactions added within the last 24 hours are recent', () => {
  expect(isRecent({ addedTime: ADDED }, ADDED + DAY_MS - 1)).toBe(true);
  expect(isRecent({ addedTime: ADDED }, ADDED + DAY_MS)).toBe(false);
});
