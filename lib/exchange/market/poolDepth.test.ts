import { LARGEST_RESERVE } from '@/lib/exchange/pairs/constantProduct';
import { poolDepth } from './poolDepth';

const PERCENTS = [1, 2, 5, 10];
const E18 = 10n ** 18n;

/** What a pool holds after a sale, by the rule of the contract, written once more here. */
function afterSale(sold: bigint, reserveIn: bigint, reserveOut: bigint) {
  const output = (sold * 997n * reserveOut) / (reserveIn * 1000n + sold * 997n);
  return { reserveIn: reserveIn + sold, reserveOut: reserveOut - output, output };
}

/** Whether the price of the first token is at least so much lower, or higher. */
function hasMoved(before: readonly bigint[], after: readonly bigint[], percent: number): boolean {
  const [a = 0n, b = 0n] = before;
  const [c = 0n, d = 0n] = after;
  const change = BigInt(100 + percent);
  return percent < 0 ? d * a * 100n <= b * change * c : d * a * 100n >= b * change * c;
}

test.each([
  ['of equal decimals', 800_000n * E18, 160_000n * E18],
  ['of a dollar token', 99_999n * E18, 1_999_998n * 10n ** 6n],
  ['of a token without decimals', 1_234n, 7_654_321n * E18],
  ['that is nearly empty', 3n, 7n],
])(
  'MKT-29 a pool %s moves by each percent at its step, and not with one unit less',
  (_, reserve0, reserve1) => {
    const depth = poolDepth({ reserve0, reserve1 }, PERCENTS);
    if (depth === undefined) throw new TypeError('no depth');
    expect(depth.down.map(({ percent }) => percent)).toEqual(PERCENTS);
    expect(depth.up.map(({ percent }) => percent)).toEqual(PERCENTS);
    const before = [reserve0, reserve1];
    for (const { percent, sold, bought } of depth.down) {
      const [at, less] = [sold, sold - 1n].map((each) => afterSale(each, reserve0, reserve1));
      expect(bought).toBe(at?.output);
      expect(hasMoved(before, [at?.reserveIn ?? 0n, at?.reserveOut ?? 0n], -percent)).toBe(true);
      expect(hasMoved(before, [less?.reserveIn ?? 0n, less?.reserveOut ?? 0n], -percent)).toBe(
        false,
      );
    }
    for (const { percent, sold, bought } of depth.up) {
      const [at, less] = [sold, sold - 1n].map((each) => afterSale(each, reserve1, reserve0));
      expect(bought).toBe(at?.output);
      expect(hasMoved(before, [at?.reserveOut ?? 0n, at?.reserveIn ?? 0n], percent)).toBe(true);
      expect(hasMoved(before, [less?.reserveOut ?? 0n, less?.reserveIn ?? 0n], percent)).toBe(
        false,
      );
    }
  },
);

test('MKT-29 a larger move takes more', () => {
  const depth = poolDepth({ reserve0: 1_000_000n, reserve1: 1_000_000n }, PERCENTS);
  // By hand: 9970 x^2 + 19970 * 10^6 x = 10^16 (1 / 0.9 - 1), and the like for the others.
  expect(depth?.down.map(({ sold }) => sold)).toEqual([5_046n, 10_169n, 26_018n, 54_175n]);
  expect(depth?.up.map(({ sold }) => sold)).toEqual([4_996n, 9_966n, 24_733n, 48_883n]);
});

test('MKT-29 a pool with an empty side has no depth, and a full one no step that it can not hold', () => {
  expect(poolDepth({ reserve0: 0n, reserve1: 5n }, PERCENTS)).toBeUndefined();
  expect(poolDepth({ reserve0: 5n, reserve1: 0n }, PERCENTS)).toBeUndefined();
  const full = poolDepth({ reserve0: LARGEST_RESERVE, reserve1: E18 }, PERCENTS);
  expect(full?.down).toEqual([]);
  expect(full?.up).toHaveLength(PERCENTS.length);
});
