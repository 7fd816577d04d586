import fc from 'fast-check';
import { inputFor, outputFor } from './constantProduct';

const UNIT = 10n ** 18n;
const reserve = fc.bigInt(1n, 2n ** 112n - 1n);
const amount = fc.oneof(fc.bigInt(1n, 1_000n), fc.bigInt(1n, 2n ** 112n - 1n));

// The expectations are those of the pair contract's own tests.
test.each([
  [1n, 5n, 10n, 1662497915624478906n],
  [1n, 10n, 5n, 453305446940074565n],
  [2n, 5n, 10n, 2851015155847869602n],
  [2n, 10n, 5n, 831248957812239453n],
  [1n, 10n, 10n, 906610893880149131n],
  [1n, 100n, 100n, 987158034397061298n],
  [1n, 1000n, 1000n, 996006981039903216n],
])(
  'TRD-01 selling %p into reserves of %p and %p returns the same as the contract',
  (input, reserveIn, reserveOut, output) => {
    expect(
      outputFor(input * UNIT, { reserveIn: reserveIn * UNIT, reserveOut: reserveOut * UNIT }),
    ).toBe(output);
  },
);

test('TRD-01 TRD-02 the smallest amounts round as the router does', () => {
  const reserves = { reserveIn: 100n, reserveOut: 100n };
  expect(outputFor(2n, reserves)).toBe(1n);
  expect(outputFor(1n, reserves)).toBe(0n);
  expect(inputFor(1n, reserves)).toBe(2n);
});

test('TRD-02 no input buys the whole reserve', () => {
  const reserves = { reserveIn: 100n, reserveOut: 100n };
  expect(inputFor(99n, reserves)).toBe(9930n);
  expect(inputFor(100n, reserves)).toBeUndefined();
  expect(inputFor(101n, reserves)).toBeUndefined();
});

test('TRD-01 9970 of 10000 returns the same whole numbers as the 997 of 1000 in the contract', () => {
  fc.assert(
    fc.property(amount, reserve, reserve, (input, reserveIn, reserveOut) => {
      const kept = input * 997n;
      const contract = (kept * reserveOut) / (reserveIn * 1000n + kept);
      expect(outputFor(input, { reserveIn, reserveOut })).toBe(contract);
    }),
  );
});

test('TRD-02 9970 of 10000 returns the same whole numbers as the 997 of 1000 in the contract', () => {
  fc.assert(
    fc.property(amount, reserve, reserve, (output, reserveIn, reserveOut) => {
      fc.pre(output < reserveOut);
      const contract = (reserveIn * output * 1000n) / ((reserveOut - output) * 997n) + 1n;
      expect(inputFor(output, { reserveIn, reserveOut })).toBe(contract);
    }),
  );
});

test('TRD-02 the input for an output buys at least that output', () => {
  fc.assert(
    fc.property(amount, reserve, reserve, (output, reserveIn, reserveOut) => {
      fc.pre(output < reserveOut);
      const input = inputFor(output, { reserveIn, reserveOut }) ?? 0n;
      expect(outputFor(input, { reserveIn, reserveOut }) >= output).toBe(true);
    }),
  );
});

test('TRD-01 a swap never lowers the product of the reserves', () => {
  fc.assert(
    fc.property(amount, reserve, reserve, (input, reserveIn, reserveOut) => {
      const output = outputFor(input, { reserveIn, reserveOut });
      expect((reserveIn + input) * (reserveOut - output) >= reserveIn * reserveOut).toBe(true);
    }),
  );
});
