import { positionsTotal } from './positionsTotal';

const worth = (numerator: bigint, denominator: bigint) => ({
  totalUsd: { numerator, denominator },
});
const UNKNOWN = { totalUsd: undefined };

test('LIQ-02 the total counts the positions of known value, and tells how many it leaves out', () => {
  expect(positionsTotal([worth(3n, 2n), UNKNOWN, worth(1n, 4n)])).toEqual({
    usd: { numerator: 14n, denominator: 8n },
    uncounted: 1,
  });
  expect(positionsTotal([worth(3n, 2n)])).toEqual({
    usd: { numerator: 3n, denominator: 2n },
    uncounted: 0,
  });
});

test('LIQ-02 there is no total without a position of known value', () => {
  expect(positionsTotal([])).toEqual({ usd: undefined, uncounted: 0 });
  expect(positionsTotal([UNKNOWN, UNKNOWN])).toEqual({ usd: undefined, uncounted: 2 });
});
