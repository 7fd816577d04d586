import { isSameRoute } from './isSameRoute';
import { numberedToken } from './testing/market.setup';
import type { Trade } from './trade';

const [a, b, c] = [numberedToken(0), numberedToken(1), numberedToken(2)];

test('SIM-07 trades are of one route only with the same tokens in the same order', () => {
  const through = (...route: Trade['route']) => ({ route });
  expect(isSameRoute(through(a, b), through(a, b))).toBe(true);
  expect(isSameRoute(through(a, b), through(b, a))).toBe(false);
  expect(isSameRoute(through(a, b), through(a, b, c))).toBe(false);
});
