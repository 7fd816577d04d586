import { knownTotal } from './knownTotal';

const value = (numerator: bigint, denominator: bigint) => ({ numerator, denominator });

test('LIQ-02 the total counts the known values, and how many it leaves out', () => {
  expect(knownTotal([value(3n, 2n), undefined, value(1n, 4n)])).toEqual({
    total: value(14n, 8n),
    unknown: 1,
  });
  expect(knownTotal([value(3n, 2n)])).toEqual({ total: value(3n, 2n), unknown: 0 });
});

test('LIQ-02 there is no total without a known value', () => {
  expect(knownTotal([])).toEqual({ total: undefined, unknown: 0 });
  expect(knownTotal([undefined, undefined])).toEqual({ total: undefined, unknown: 2 });
});
