import fc from 'fast-check';
import { amountOf } from '@/lib/base/amounts/amount';
import { bestTradeExactIn, bestTradeExactOut } from './bestTrade';
import { limitOf } from './limitOf';
import { heldTolerance, MIN_BLOCKS, type RouteHistory, withBlock } from './routeHistory';
import { numberedToken, poolOf } from './testing/market.setup';
import { maximumSold, type Trade } from './trade';

const [a, b, c] = [numberedToken(0), numberedToken(1), numberedToken(2)];
const DEPTH = 10n ** 24n;

/** A sale or a purchase in the pool of a and b, with this much of b in it. */
function tradeAt(reserveB: bigint, type: Trade['type'] = 'exactIn', tokenOut = b): Trade {
  const pairs = [poolOf(a, tokenOut, DEPTH, reserveB)];
  const trade =
    type === 'exactIn'
      ? bestTradeExactIn({ pairs, amountIn: amountOf(a, 10n ** 21n), tokenOut })
      : bestTradeExactOut({ pairs, tokenIn: a, amountOut: amountOf(tokenOut, 10n ** 21n) });
  if (trade === undefined) throw new TypeError('no trade');
  return trade;
}

type Seen = { number: bigint; reserveB: bigint };

function historyOf(seen: readonly Seen[]): RouteHistory | undefined {
  return seen.reduce<RouteHistory | undefined>(
    (history, { number, reserveB }) => withBlock(history, tradeAt(reserveB), number),
    undefined,
  );
}

const still = (blocks: number): Seen[] =>
  Array.from({ length: blocks }, (_, index) => ({ number: BigInt(index), reserveB: DEPTH }));

test('SIM-07 fewer than ten blocks say nothing, ten that change nothing say 0.01 percent', () => {
  expect(heldTolerance(undefined, tradeAt(DEPTH))).toBeUndefined();
  expect(heldTolerance(historyOf(still(MIN_BLOCKS - 1)), tradeAt(DEPTH))).toBeUndefined();
  expect(heldTolerance(historyOf(still(MIN_BLOCKS)), tradeAt(DEPTH))).toEqual({
    slippageBps: 1,
    blocks: 10,
  });
});

test('SIM-07 the latest 60 blocks are remembered, each once, and another route or a lower block starts again', () => {
  const full = historyOf(still(65));
  expect(full?.blocks.map(({ number }) => number)).toEqual(
    Array.from({ length: 60 }, (_, index) => BigInt(index + 5)),
  );
  const last = 64n;
  expect(withBlock(full, tradeAt(DEPTH / 2n), last)).toBe(full);
  expect(withBlock(full, tradeAt(DEPTH), last - 1n).blocks).toHaveLength(1);
  expect(withBlock(full, tradeAt(DEPTH, 'exactIn', c), last + 1n).blocks).toHaveLength(1);
  expect(heldTolerance(full, tradeAt(DEPTH, 'exactIn', c))).toBeUndefined();
});

test('SIM-07 only a worse quote within the time that a transaction waits needs a tolerance', () => {
  const thin = (DEPTH * 98n) / 100n;
  const after = (gap: bigint) => [...still(10), { number: 9n + gap, reserveB: thin }];
  const found = (gap: bigint) => heldTolerance(historyOf(after(gap)), tradeAt(DEPTH))?.slippageBps;
  expect(found(30n)).toBe(205);
  expect(found(31n)).toBe(1);
  const better = [...still(9), { number: 9n, reserveB: DEPTH * 2n }];
  expect(heldTolerance(historyOf(better), tradeAt(DEPTH))?.slippageBps).toBe(1);
});

test('SIM-07 blocks that are far apart were not compared, and say nothing', () => {
  const glances = still(30).map(({ reserveB }, index) => ({
    number: BigInt(index) * 31n,
    reserveB: index % 2 === 0 ? reserveB : (reserveB * 8n) / 10n,
  }));
  expect(heldTolerance(historyOf(glances), tradeAt(DEPTH))).toBeUndefined();
});

test('SIM-07 if a pool did not hold enough, or no tolerance that can be set was enough, nothing is shown', () => {
  const purchase = tradeAt(DEPTH, 'exactOut');
  const empty = [...still(9), { number: 9n, reserveB: 10n ** 21n }];
  expect(heldTolerance(historyOf(empty), purchase)).toBeUndefined();
  const halved = [...still(9), { number: 9n, reserveB: DEPTH / 2n }];
  expect(heldTolerance(historyOf(halved), tradeAt(DEPTH))).toBeUndefined();
});

test('SIM-07 the tolerance that held keeps every quote valid in the blocks after it, and no smaller one does', () => {
  const reserveB = fc.bigInt((DEPTH * 9n) / 10n, DEPTH);
  const seen = fc
    .array(fc.record({ gap: fc.bigInt(1n, 12n), reserveB }), { minLength: 10, maxLength: 40 })
    .map((steps) => {
      let number = 0n;
      return steps.map((step) => {
        number += step.gap;
        return { number, reserveB: step.reserveB };
      });
    });
  fc.assert(
    fc.property(seen, fc.constantFrom('exactIn' as const, 'exactOut' as const), (blocks, type) => {
      const holds = (slippageBps: number) =>
        blocks.every(({ number, reserveB: before }, at) =>
          blocks
            .slice(at + 1)
            .filter((later) => later.number - number <= 30n)
            .every((later) => {
              const [quoted, now] = [tradeAt(before, type), tradeAt(later.reserveB, type)];
              return type === 'exactIn'
                ? now.amountOut.raw >= limitOf({ trade: quoted, slippageBps }).amount.raw
                : now.amountIn.raw <= maximumSold(quoted, slippageBps).raw;
            }),
        );
      const held = heldTolerance(historyOf(blocks), tradeAt(DEPTH, type))?.slippageBps ?? 0;
      expect(held).toBeGreaterThan(0);
      expect(holds(held)).toBe(true);
      if (held > 1) expect(holds(held - 1)).toBe(false);
    }),
    { numRuns: 60 },
  );
});
