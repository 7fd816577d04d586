import fc from 'fast-check';
import { amountOf } from '@/lib/base/amounts/amount';
import { bestTradeExactIn, bestTradeExactOut } from './bestTrade';
import { hopSandwich } from './hopSandwich';
import { limitOf } from './limitOf';
import { numberedToken, poolOf } from './testing/market.setup';
import type { Trade } from './trade';

const RUNS = 500;
const MINUTE_MS = 60_000;
const [a, b, c] = [numberedToken(0), numberedToken(1), numberedToken(2)];

/** A pool, written out as the pair contract has it: 997 of 1000 of what comes in count. */
class Pool {
  constructor(
    private x: bigint,
    private y: bigint,
  ) {}
  sell(input: bigint): bigint {
    const output = (input * 997n * this.y) / (this.x * 1000n + input * 997n);
    [this.x, this.y] = [this.x + input, this.y - output];
    return output;
  }
  buy(output: bigint): bigint | undefined {
    if (output >= this.y) return undefined;
    const input = (this.x * output * 1000n) / ((this.y - output) * 997n) + 1n;
    [this.x, this.y] = [this.x + input, this.y - output];
    return input;
  }
  sellBack(input: bigint): bigint {
    return new Pool(this.y, this.x).sell(input);
  }
}

type Market = { x: bigint; y: bigint; amount: bigint; slippageBps: number };
type Attack = { frontRun: bigint; taken: bigint; profit: bigint };

/** Tries one front run after the other, until the trade would fail. */
function everyAttack(market: Market, type: Trade['type']): Attack[] {
  const { x, y, amount, slippageBps } = market;
  const quoted = type === 'exactIn' ? new Pool(x, y).sell(amount) : new Pool(x, y).buy(amount);
  if (quoted === undefined) return [];
  const attacks: Attack[] = [];
  for (let frontRun = 0n; ; frontRun += 1n) {
    const pool = new Pool(x, y);
    const bought = pool.sell(frontRun);
    const end = type === 'exactIn' ? pool.sell(amount) : pool.buy(amount);
    const isValid =
      end !== undefined &&
      (type === 'exactIn'
        ? end >= (quoted * 10_000n) / BigInt(10_000 + slippageBps)
        : end <= (quoted * BigInt(10_000 + slippageBps)) / 10_000n);
    if (!isValid) return attacks;
    const taken = type === 'exactIn' ? quoted - end : end - quoted;
    attacks.push({ frontRun, taken, profit: pool.sellBack(bought) - frontRun });
  }
}

const smallMarket = fc
  .record({
    x: fc.bigInt(1_000n, 8_000n),
    y: fc.bigInt(1_000n, 8_000n),
    part: fc.integer({ min: 1, max: 400 }),
    slippageBps: fc.integer({ min: 0, max: 1_500 }),
  })
  .map(({ part, ...pool }) => ({ ...pool, part: BigInt(part) }));

/**
 * The rounding of three swaps, in the token sold: a unit of each token is worth x/y of the other.
 */
const roundingOf = ({ x, y }: Market) => 3n + (3n * x) / y;

function tradeOf({ x, y, amount }: Market, type: Trade['type']): Trade | undefined {
  const pairs = [poolOf(a, b, x, y)];
  return type === 'exactIn'
    ? bestTradeExactIn({ pairs, amountIn: amountOf(a, amount), tokenOut: b })
    : bestTradeExactOut({ pairs, tokenIn: a, amountOut: amountOf(b, amount) });
}

test.each(['exactIn', 'exactOut'] as const)(
  'SIM-07 on 500 random pools a sandwich around a trade of type %s is the one that trying every front run finds',
  (type) => {
    let earning = 0;
    fc.assert(
      fc.property(smallMarket, ({ part, ...pool }) => {
        const amount = ((type === 'exactIn' ? pool.x : pool.y) * part) / 1_000n;
        const market = { ...pool, amount };
        const trade = amount > 0n ? tradeOf(market, type) : undefined;
        // A trade that accepts nothing bounds no front run.
        fc.pre(
          trade !== undefined &&
            limitOf({ trade, slippageBps: market.slippageBps }).amount.raw > 0n,
        );
        const attacks = everyAttack(market, type);
        const most = attacks.at(-1);
        const [best = 0n] = attacks
          .map((attack) => attack.profit)
          .toSorted((one, other) => (one < other ? 1 : -1));
        const found = hopSandwich(
          trade,
          0,
          limitOf({ trade, slippageBps: market.slippageBps }).amount.raw,
        );
        expect([found.frontRun, found.taken]).toEqual([most?.frontRun, most?.taken]);
        expect(found.profit).toBeLessThanOrEqual(best);
        expect(found.profit).toBeGreaterThanOrEqual(best - roundingOf(market));
        if (best > 0n) earning += 1;
      }),
      { numRuns: RUNS },
    );
    expect(earning).toBeGreaterThan(RUNS / 5);
  },
  MINUTE_MS,
);

const reserve = fc.bigInt(10n ** 20n, 10n ** 27n);

test('SIM-07 on 500 pools as large as real ones the largest front run is that of the closed formula', () => {
  const tolerance = fc.integer({ min: 1, max: 4_999 });
  fc.assert(
    fc.property(reserve, reserve, fc.bigInt(1n, 400n), tolerance, (x, y, part, slippageBps) => {
      const market = { x, y, amount: (x * part) / 1_000n, slippageBps };
      const trade = tradeOf(market, 'exactIn');
      fc.pre(trade !== undefined);
      const [g, s, d, nearX] = [0.997, slippageBps / 10_000, Number(market.amount), Number(x)];
      const half = nearX * (1 + g) + g * g * d;
      const frontRun =
        (-half + Math.sqrt(half * half + 4 * g * nearX * (nearX + g * d) * s)) / (2 * g);
      const found = hopSandwich(trade, 0, limitOf({ trade, slippageBps }).amount.raw);
      expect(Number(found.frontRun) / frontRun).toBeCloseTo(1, 9);
    }),
    { numRuns: RUNS },
  );
});

test('SIM-07 no sandwich earns where (1 + d/x)(1 + g d/x) is at most 1/g², whatever the tolerance', () => {
  const part = fc.integer({ min: 1, max: 600 });
  const tolerance = fc.integer({ min: 1, max: 4_999 });
  let [earning, losing] = [0, 0];
  fc.assert(
    fc.property(reserve, reserve, part, tolerance, (x, y, hundredthsOfPercent, slippageBps) => {
      const share = hundredthsOfPercent / 100_000;
      const trade = tradeOf(
        { x, y, amount: (x * BigInt(hundredthsOfPercent)) / 100_000n, slippageBps },
        'exactIn',
      );
      fc.pre(trade !== undefined);
      const { profit } = hopSandwich(trade, 0, limitOf({ trade, slippageBps }).amount.raw);
      const isEarning = (1 + share) * (1 + 0.997 * share) > 1 / 0.997 ** 2;
      expect(profit > 0n).toBe(isEarning);
      if (isEarning) earning += 1;
      else losing += 1;
    }),
    { numRuns: RUNS },
  );
  expect(Math.min(earning, losing)).toBeGreaterThan(RUNS / 5);
});

test('SIM-07 behind the front run on any hop of a route the trade ends at its limit, and one unit more breaks it', () => {
  const large = fc.tuple(reserve, reserve);
  const share = fc.bigInt(1n, 200n);
  fc.assert(
    fc.property(
      large,
      large,
      share,
      fc.boolean(),
      fc.nat(1),
      (first, second, part, isSale, hop) => {
        const pairs = [poolOf(a, b, ...first), poolOf(b, c, ...second)];
        const trade = isSale
          ? bestTradeExactIn({
              pairs,
              amountIn: amountOf(a, (first[0] * part) / 1_000n),
              tokenOut: c,
            })
          : bestTradeExactOut({
              pairs,
              tokenIn: a,
              amountOut: amountOf(c, (second[1] * part) / 10_000n),
            });
        fc.pre(trade !== undefined);
        const { frontRun, taken } = hopSandwich(
          trade,
          hop,
          limitOf({ trade, slippageBps: 50 }).amount.raw,
        );
        const endBehind = (front: bigint) => {
          const pools = [new Pool(...first), new Pool(...second)] as const;
          pools[hop === 0 ? 0 : 1].sell(front);
          if (isSale) return pools[1].sell(pools[0].sell(trade.amountIn.raw));
          const between = pools[1].buy(trade.amountOut.raw);
          return between === undefined ? undefined : pools[0].buy(between);
        };
        const end = endBehind(frontRun) ?? 0n;
        const limit = limitOf({ trade, slippageBps: 50 }).amount.raw;
        const isValid = (each: bigint | undefined) =>
          each !== undefined && (isSale ? each >= limit : each <= limit);
        expect(taken).toBe(isSale ? trade.amountOut.raw - end : end - trade.amountIn.raw);
        expect([isValid(end), isValid(endBehind(frontRun + 1n))]).toEqual([true, false]);
      },
    ),
    { numRuns: RUNS },
  );
});
