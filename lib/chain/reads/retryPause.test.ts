import { retryPauseMs } from './retryPause';

test('RPC-15 a retry comes after a random 2500 to 3500 ms, spread over all of them', () => {
  const pauses = Array.from({ length: 1_000 }, retryPauseMs);
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(2_500);
  expect(Math.max(...pauses)).toBeLessThanOrEqual(3_500);
  // The chance that 1000 draws leave a tenth empty is 1 in 10^45.
  const tenths = new Set(pauses.map((pause) => Math.floor((pause - 2_500) / 100)));
  expect(tenths.size).toBe(10);
});
