import { zeroAddress } from 'viem';
import { areCovered, shortfallsOf } from './shortfalls';
import { AVAX, EXPECTATION, simulationOf } from './testing/previewed.setup';

/** The differences that disagree, and whether they are worse than agreed to. */
function outline(paid: bigint, received: bigint | undefined, figureBlock?: bigint) {
  return shortfallsOf(EXPECTATION, simulationOf(paid, received), figureBlock).map(
    ({ simulated, isBeyondWorst }) => [simulated, isBeyondWorst],
  );
}

test.each([
  ['as shown', 1_000_000n, 2_000_000n, []],
  ['better', 999_000n, 2_100_000n, []],
  ['better by more than the tolerance', 1_000_000n, 3_000_000n, []],
  ['less by rounding', 1_000_001n, 1_999_998n, []],
  ['less than shown', 1_000_000n, 1_999_997n, [[1_999_997n, false]]],
  ['less than the minimum', 1_000_000n, 1_899_998n, [[1_899_998n, true]]],
  ['more than is paid', 1_000_002n, 2_000_000n, [[-1_000_002n, true]]],
  ['not returned by the token', 1_000_000n, undefined, [[undefined, false]]],
])('SIM-04 with figures of the same block: %s', (_name, paid, received, expected) => {
  expect(outline(paid, received, 100n)).toEqual(expected);
});

test.each([99n, 101n, undefined])(
  'SIM-04 with figures of block %s only what is worse than agreed to counts',
  (figureBlock) => {
    expect(outline(1_000_000n, 1_900_000n, figureBlock)).toEqual([]);
    expect(outline(1_000_000n, 3_000_000n, figureBlock)).toEqual([]);
    expect(outline(1_000_000n, 1_899_998n, figureBlock)).toEqual([[1_899_998n, true]]);
  },
);

test('SIM-04 an unknown balance counts with figures of any block', () => {
  expect(outline(1_000_000n, undefined, 99n)).toEqual([[undefined, false]]);
});

test('SIM-04 an unknown balance is covered by no acceptance of a known one, nor the reverse', () => {
  const of = (received: bigint | undefined) =>
    shortfallsOf(EXPECTATION, simulationOf(1_000_000n, received), 100n);
  expect(areCovered(of(undefined), of(undefined))).toBe(true);
  expect(areCovered(of(undefined), of(1_950_000n))).toBe(false);
  expect(areCovered(of(1_950_000n), of(undefined))).toBe(false);
});

test('SWP-25 what is below a binding minimum is covered by no acceptance', () => {
  const [paid, received] = EXPECTATION.changes;
  if (paid === undefined || received === undefined) throw new Error('A change is missing.');
  const binding = {
    ...EXPECTATION,
    changes: [paid, { ...received, boundBy: 'slippage' as const }],
  };
  const of = (amount: bigint) => shortfallsOf(binding, simulationOf(1_000_000n, amount), 100n);
  expect(of(1_899_997n).map(({ blockedBy }) => blockedBy)).toEqual(['slippage']);
  expect(areCovered(of(1_899_997n), of(1_899_997n))).toBe(false);
  expect(of(1_950_000n).map(({ blockedBy }) => blockedBy)).toEqual([undefined]);
  expect(areCovered(of(1_950_000n), of(1_950_000n))).toBe(true);
});

test('SIM-04 an acceptance covers what is no worse by more than the tolerance, and nothing else', () => {
  const of = (received: bigint) =>
    shortfallsOf(EXPECTATION, simulationOf(1_000_000n, received), 100n);
  expect(areCovered(of(1_950_000n), of(1_950_000n))).toBe(true);
  expect(areCovered(of(1_960_000n), of(1_950_000n))).toBe(true);
  expect(areCovered(of(1_900_000n), of(1_950_000n))).toBe(true);
  // Below the minimum of 1,900,000.
  expect(areCovered(of(1_890_000n), of(1_950_000n))).toBe(false);
  expect(areCovered(of(1_790_000n), of(1_890_000n))).toBe(true);
  expect(areCovered(of(1_789_990n), of(1_890_000n))).toBe(false);
  expect(areCovered(of(1_950_000n), [])).toBe(false);
  expect(areCovered([], [])).toBe(true);
  const [one] = of(1_950_000n);
  if (one === undefined) throw new Error('There is no shortfall.');
  expect(areCovered([{ ...one, currency: AVAX }], [one])).toBe(false);
  expect(areCovered([{ ...one, owner: zeroAddress }], [one])).toBe(false);
});
