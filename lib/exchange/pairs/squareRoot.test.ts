import fc from 'fast-check';
import { squareRoot } from './squareRoot';

test('LIQ-19 the root of a whole number is rounded down', () => {
  expect([0n, 1n, 2n, 3n, 4n, 8n, 9n].map(squareRoot)).toEqual([0n, 1n, 1n, 1n, 2n, 2n, 3n]);
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 2n ** 256n }), (value) => {
      const root = squareRoot(value);
      expect(root * root <= value && (root + 1n) * (root + 1n) > value).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});
