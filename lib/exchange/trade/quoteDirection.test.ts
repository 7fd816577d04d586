import fc from 'fast-check';
import type { HopReserves } from './pairGraph';
import { EXACT_INPUT, EXACT_OUTPUT, type QuoteDirection } from './quoteDirection';

const LARGEST_RESERVE = 2n ** 112n - 1n;
const RUNS = 5_000;

const reserve = fc.oneof(
  fc.bigInt(1n, 1_000n),
  fc.bigInt(1n, 10n ** 20n),
  fc.bigInt(1n, LARGEST_RESERVE),
);
const reserves = fc.tuple(reserve, reserve).map(
  ([reserveIn, reserveOut]): HopReserves => ({
    reserveIn,
    reserveOut,
    nearIn: Number(reserveIn),
    nearOut: Number(reserveOut),
  }),
);
const hops = fc.array(reserves, { minLength: 1, maxLength: 3 });

/** The exact amount after some hops, and its bound. */
function along(direction: QuoteDirection, start: bigint, route: readonly HopReserves[]) {
  let amount: bigint | undefined = start;
  let bound = Number(start);
  for (const hop of route) {
    amount = amount === undefined ? undefined : direction.quote(amount, hop);
    bound = direction.bound(bound, hop);
  }
  return { amount, bound };
}

test('TRD-03 no route is passed over that could have the greatest output', () => {
  fc.assert(
    fc.property(reserve, hops, (input, route) => {
      const { amount, bound } = along(EXACT_INPUT, input, route);
      if (amount !== undefined) expect(EXACT_INPUT.isBetter(amount, bound)).toBe(false);
    }),
    { numRuns: RUNS },
  );
});

test('TRD-03 no route is passed over that could have the smallest input', () => {
  fc.assert(
    fc.property(reserve, hops, (output, route) => {
      const { amount, bound } = along(EXACT_OUTPUT, output, route);
      if (amount !== undefined) expect(EXACT_OUTPUT.isBetter(amount, bound)).toBe(false);
    }),
    { numRuns: RUNS },
  );
});

test('TRD-03 the same is true for outputs that nearly empty a pair', () => {
  fc.assert(
    fc.property(hops, fc.bigInt(1n, 1_000n), (route, left) => {
      const output = (route[0]?.reserveOut ?? 0n) - left;
      fc.pre(output > 0n);
      const { amount, bound } = along(EXACT_OUTPUT, output, route);
      if (amount !== undefined) expect(EXACT_OUTPUT.isBetter(amount, bound)).toBe(false);
    }),
    { numRuns: RUNS },
  );
});
