import type { Address } from 'viem';
import type { Senders } from './commonTrader';
import type { MinedSwap } from './minedSwap';
import { poolStepsIn } from './poolSteps';
import { sandwichAround } from './sandwichAround';
import { addressOf, BLOCK, hashAt, loggingPools } from './testing/poolLog.setup';

const [ACCOUNT, ROUTER, BOT, OTHER] = [addressOf(1), addressOf(2), addressOf(3), addressOf(4)];
const [FIRST, SECOND] = [addressOf(11), addressOf(12)];
const E18 = 10n ** 18n;

type Hops = MinedSwap['hops'];

const ONE_HOP: Hops = [{ pair: FIRST, isFirstSold: true }];

/** A block of a pool with 1,000 of one token and 2,000 of the other. */
function block(hops: Hops = ONE_HOP) {
  const { logs, pool } = loggingPools();
  const first = pool(FIRST, 1_000n * E18, 2_000n * E18);
  const second = pool(SECOND, 5_000n * E18, 4_000n * E18);
  const found = (senders?: Senders, pools = hops.map(({ pair }) => pair)) =>
    sandwichAround(
      { transactionHash: hashAt(5), hops, account: ACCOUNT, router: ROUTER },
      poolStepsIn(logs, { pools, blockHash: BLOCK.hash }),
      senders,
    );
  return { logs, first, second, found };
}

type Pool = ReturnType<typeof block>['first'];

/** Sells from a transaction at a place in the block; the own swap is at place 5. */
function sell(
  pool: Pool,
  index: number,
  input: bigint,
  {
    isFirstSold = true,
    sender = ROUTER,
    to = ACCOUNT,
  }: Partial<{
    isFirstSold: boolean;
    sender: Address;
    to: Address;
  }> = {},
) {
  return pool.sell({ index, input, isFirstSold, sender, to });
}

const bot = { sender: BOT, to: BOT };

test('MKT-01 without trades around it, a swap was not sandwiched', () => {
  const { first, found } = block();
  sell(first, 5, 10n * E18);
  expect(found()).toEqual({ status: 'none' });
});

test('MKT-01 a sandwich costs what the swap would have received more without the trade before it', () => {
  const { first, found } = block();
  const bought = sell(first, 4, 100n * E18, bot);
  const received = sell(first, 5, 10n * E18);
  sell(first, 6, bought, { ...bot, isFirstSold: false });
  // 10 x 0.997 x 2,000 / (1,000 + 10 x 0.997), rounded down: without the trade before it.
  const alone = (10n * E18 * 997n * 2_000n * E18) / (1_000n * E18 * 1_000n + 10n * E18 * 997n);
  expect(alone).toBe(19_743_160_687_941_225_977n);
  expect(found()).toEqual({
    status: 'sandwiched',
    cost: alone - received,
    by: BOT,
    before: hashAt(4),
    after: hashAt(6),
  });
});

test('MKT-01 trades of others in between stay, at the price that they would have found', () => {
  const { first, found } = block();
  const bought = sell(first, 1, 100n * E18, bot);
  const other = sell(first, 2, 7n * E18, { to: OTHER });
  sell(first, 3, 30n * E18, { to: OTHER, isFirstSold: false });
  const received = sell(first, 5, 10n * E18);
  sell(first, 9, bought, { ...bot, isFirstSold: false });
  const alone = block();
  expect(sell(alone.first, 2, 7n * E18)).toBeGreaterThan(other);
  sell(alone.first, 3, 30n * E18, { isFirstSold: false });
  const cost = sell(alone.first, 5, 10n * E18) - received;
  expect(cost).toBeGreaterThan(0n);
  expect(found()).toMatchObject({ cost });
});

test('MKT-01 liquidity that was added in between is there without the trade, too', () => {
  const { first, found } = block();
  const bought = sell(first, 1, 100n * E18, bot);
  const [a, b] = first.reserves();
  first.sync(2, [a + 500n * E18, b + 700n * E18]);
  const received = sell(first, 5, 10n * E18);
  sell(first, 6, bought, { ...bot, isFirstSold: false });
  const alone = block();
  alone.first.sync(2, [1_500n * E18, 2_700n * E18]);
  expect(found()).toMatchObject({ cost: sell(alone.first, 5, 10n * E18) - received });
});

const TWO_HOPS: Hops = [...ONE_HOP, { pair: SECOND, isFirstSold: false }];

test('MKT-01 on a path, a sandwich in any of its pools is found, and costs at the end', () => {
  for (const hop of [0, 1]) {
    const { first, second, found } = block(TWO_HOPS);
    const pool = hop === 0 ? first : second;
    const direction = { isFirstSold: hop === 0 };
    const bought = sell(pool, 4, 100n * E18, { ...bot, ...direction });
    const between = sell(first, 5, 10n * E18, { to: SECOND });
    const received = sell(second, 5, between, { isFirstSold: false });
    sell(pool, 6, bought, { ...bot, isFirstSold: hop !== 0 });
    const alone = block();
    const would = sell(alone.second, 5, sell(alone.first, 5, 10n * E18), { isFirstSold: false });
    expect(found()).toMatchObject({ status: 'sandwiched', cost: would - received });
  }
});

test('MKT-01 of a token that keeps a fee, the same part arrives at the next pool', () => {
  const { first, second, found } = block(TWO_HOPS);
  const bought = sell(first, 4, 100n * E18, bot);
  const between = sell(first, 5, 10n * E18);
  const received = sell(second, 5, between / 2n, { isFirstSold: false });
  sell(first, 6, bought, { ...bot, isFirstSold: false });
  const alone = block();
  const would = (sell(alone.first, 5, 10n * E18) * (between / 2n)) / between;
  const cost = sell(alone.second, 5, would, { isFirstSold: false }) - received;
  expect(found()).toMatchObject({ cost });
});

test.each<[string, (pool: Pool) => void]>([
  [
    'two accounts through the router, of other amounts',
    (pool) => {
      const bought = sell(pool, 4, E18, { to: BOT });
      sell(pool, 5, E18);
      sell(pool, 6, 2n * bought, { to: OTHER, isFirstSold: false });
    },
  ],
  [
    "other amounts of another exchange's contract",
    (pool) => {
      const bought = sell(pool, 4, E18, { sender: BOT, to: BOT });
      sell(pool, 5, E18);
      sell(pool, 6, 3n * bought, { sender: BOT, to: OTHER, isFirstSold: false });
    },
  ],
  [
    'the account itself',
    (pool) => {
      const bought = sell(pool, 4, E18);
      sell(pool, 5, E18);
      sell(pool, 6, bought, { isFirstSold: false });
    },
  ],
  [
    'one account, before the swap only',
    (pool) => {
      const bought = sell(pool, 3, E18, bot);
      sell(pool, 4, bought, { ...bot, isFirstSold: false });
      sell(pool, 5, E18);
    },
  ],
  [
    'one account that sold first, which helped',
    (pool) => {
      const bought = sell(pool, 4, E18, { ...bot, isFirstSold: false });
      sell(pool, 5, E18);
      sell(pool, 6, bought, bot);
    },
  ],
  [
    'one account in the same direction',
    (pool) => {
      sell(pool, 4, E18, bot);
      sell(pool, 5, E18);
      sell(pool, 6, E18, bot);
    },
  ],
])('MKT-01 no sandwich: trades of %s', (_whose, trade) => {
  const { first, found } = block();
  trade(first);
  expect(found()).toEqual({ status: 'none' });
});

test('MKT-01 one account through the router is found whatever it sells', () => {
  const { first, found } = block();
  const bought = sell(first, 4, 100n * E18, { to: BOT });
  sell(first, 5, E18);
  sell(first, 6, 3n * bought, { to: BOT, isFirstSold: false });
  expect(found()).toMatchObject({ status: 'sandwiched', by: BOT });
});

test('MKT-01 if the logs share no address, the senders of the transactions decide', () => {
  const { first, found } = block();
  const bought = sell(first, 4, 100n * E18, { to: BOT });
  sell(first, 5, E18);
  // The router unwraps the AVAX that the sender gets.
  sell(first, 6, bought, { to: ROUTER, isFirstSold: false });
  const [front, back] = [hashAt(4), hashAt(6)];
  expect(found()).toEqual({ status: 'undecided', transactions: [front, back] });
  const sent = (a: Address, b: Address) =>
    found(
      new Map([
        [front, a],
        [back, b],
      ]),
    );
  expect(sent(BOT, BOT)).toMatchObject({ status: 'sandwiched', by: BOT, before: front });
  expect(sent(BOT, OTHER)).toEqual({ status: 'none' });
  expect(sent(ACCOUNT, ACCOUNT)).toEqual({ status: 'none' });
  expect(found(new Map())).toEqual({ status: 'none' });
});

test('MKT-01 what one contract bought and sold, but for a tenth, is found', () => {
  const { first, found } = block();
  const bought = sell(first, 4, 50n * E18, { sender: BOT, to: OTHER });
  sell(first, 5, E18);
  sell(first, 6, (bought * 9n) / 10n + 1n, { sender: BOT, to: ROUTER, isFirstSold: false });
  expect(found()).toMatchObject({ status: 'sandwiched', by: BOT });
});

test('MKT-02 the result is unknown if the block lacks the swap, has it twice, or in the other direction', () => {
  const { first, found } = block();
  sell(first, 4, E18);
  expect(found()).toEqual({ status: 'unknown' });
  const reverse = block();
  sell(reverse.first, 5, E18, { isFirstSold: false });
  expect(reverse.found()).toEqual({ status: 'unknown' });
  expect(reverse.found(undefined, [])).toEqual({ status: 'unknown' });
  const twice = block();
  sell(twice.first, 5, E18);
  sell(twice.first, 5, E18);
  expect(twice.found()).toEqual({ status: 'unknown' });
});
