import { parseUnits } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import { leap } from '@/devnet/node/leap';
import { SECONDS_PER_BLOCK } from '@/devnet/node/mineMany';
import type { TradedChain } from '@/devnet/tokens/sellAlong';
import type { TokenKey } from '@/devnet/tokens/tokens';
import { KEPT_EVERY, keptAtOrBefore } from '@/lib/chain/reads/oldState';
import { add, heldBy, moveTo, type PoolKeys, remove, sell } from './pastPool';
import { TRADERS, type Trader, withTraders } from './traders';
import { type Moved, pastFactor } from './walks';

/** A past that was added to a chain. */
export type Past = {
  /** The kept blocks whose states the chain serves, the oldest first. They begin before the week. */
  readonly kept: readonly bigint[];
  /** After this one of them, {@link DRAINED} was drained, and it was filled again soon after. */
  readonly drainedAt: bigint;
};

/** Drained for some minutes within the last day, and for one minute within the last hour. */
export const DRAINED: PoolKeys = ['WAVAX', 'PNG'];
/** All of its liquidity was removed within the week. */
export const DEAD: PoolKeys = ['WETH.e', 'USDC.e'];
/** Nobody has ever traded in it. */
export const STILL: PoolKeys = ['WAVAX', 'mYAK'];

const { deployer } = ACCOUNTS;
const { abe, bea, dee } = TRADERS;
const TURNS = [abe, bea, dee] as const;

/** How many kept blocks before the last one the past begins: a few more than a week has. */
const WEEK = 74;
/** Another one, which is as old as the oldest state that the page asks for. */
const OLDEST = 98;
const DRAINED_AT = 5;
/** Blocks from the last kept one to the end. */
const REST = 300n;
/** Blocks at the end that are mined one by one: nodes serve the states of the latest blocks. */
const MINED = 40;

/** The pools that were traded in, at every so many kept blocks. */
const MARKETS: readonly {
  readonly keys: PoolKeys;
  readonly every: number;
  readonly first: Moved;
  readonly second?: Moved;
}[] = [
  { keys: ['WAVAX', 'USDC.e'], every: 1, first: 'AVAX' },
  { keys: ['WAVAX', 'PNG'], every: 1, first: 'AVAX', second: 'PNG' },
  { keys: ['WAVAX', 'USDT.e'], every: 3, first: 'AVAX' },
  { keys: ['WAVAX', 'USDT'], every: 6, first: 'AVAX' },
  { keys: ['WAVAX', 'WETH.e'], every: 3, first: 'AVAX', second: 'ETH' },
  { keys: ['USDC.e', 'USDT.e'], every: 2, first: 'USDC' },
];

/** What happened to the liquidity of pools, by the kept block after which it did. */
const CHANGES: Readonly<Record<number, (chain: TradedChain) => Promise<void>>> = {
  60: (chain) => add(chain, abe, ['WAVAX', 'USDC.e'], 0.08),
  50: (chain) => remove(chain, deployer, DEAD, 1),
  30: (chain) => add(chain, bea, ['WAVAX', 'PNG'], 0.05),
  20: (chain) => remove(chain, abe, ['WAVAX', 'USDC.e'], 0.5),
  7: (chain) => remove(chain, bea, ['WAVAX', 'PNG'], 1),
};

/** The sales of the last hour: how many blocks before the end, by whom, along what, and how much. */
const SALES: readonly (readonly [number, Trader, readonly TokenKey[], string])[] = [
  [1_700, 'abe', ['WAVAX', 'USDC.e'], '120'],
  [1_540, 'bea', ['USDC.e', 'WAVAX'], '4000'],
  [1_400, 'dee', ['PNG', 'WAVAX', 'USDC.e'], '15000'],
  [1_210, 'abe', ['WAVAX', 'PNG'], '90'],
  [720, 'bea', ['PNG', 'WAVAX'], '22000'],
  [520, 'abe', ['USDC.e', 'WAVAX'], '7500'],
  [430, 'dee', ['WAVAX', 'USDT.e'], '60'],
  [240, 'bea', ['WAVAX', 'USDC.e'], '150'],
  [150, 'dee', ['USDC.e', 'WAVAX', 'PNG'], '1800'],
];
/** Before the end, in blocks: when the pool is drained, and filled again. */
const DRAINED_MINUTE = { from: 1_000, to: 970 } as const;
/** WAVAX that is sold to drain the pool: more than it holds. */
const DRAINING = '25000';

/**
 * Adds a past to a chain: nine days of blocks, two seconds apart, with a week of prices, additions,
 * removals, and trades of the last hour. Prices end where they were. Most blocks are missing; those
 * of the last hours are not, and the states of kept blocks are served.
 *
 * The clock of the chain goes back to the beginning of the past, and ends at the present. All
 * figures are the same each time, times aside.
 */
export async function seedPast(chain: TradedChain): Promise<Past> {
  const { kept, end, leapTo } = await timelineOf(chain);
  const prices = await Promise.all(MARKETS.map(({ keys }) => priceOf(chain, keys)));
  const [oldest = end, ...week] = kept;
  await withTraders(chain, async () => {
    await leapTo(oldest);
    for (const [index, block] of week.slice(0, -1).entries()) {
      const left = WEEK - index;
      await CHANGES[left]?.(chain);
      await trade(chain, left, prices);
      if (left === DRAINED_AT) await drain(chain);
      await leapTo(block);
      if (left === DRAINED_AT) await trade(chain, left, prices);
    }
    await tradeLastHour(chain, (before) => leapTo(end - BigInt(before), true));
    await trade(chain, 0, prices);
  });
  const { client } = chain;
  await client.mine({ blocks: MINED, interval: SECONDS_PER_BLOCK });
  await client.setNextBlockTimestamp({ timestamp: secondsNow() });
  await client.mine({ blocks: 1 });
  return { kept, drainedAt: week[WEEK - DRAINED_AT] ?? end };
}

/** The blocks of a past that begins after the latest block and ends now. */
async function timelineOf(chain: TradedChain) {
  const first = keptAtOrBefore(await chain.client.getBlockNumber()) + KEPT_EVERY;
  const left = [OLDEST, ...Array.from({ length: WEEK + 1 }, (_, index) => WEEK - index)];
  const kept = left.map((each) => first + BigInt(OLDEST - each) * KEPT_EVERY);
  const end = first + BigInt(OLDEST) * KEPT_EVERY + REST;
  const now = secondsNow();
  const leapTo = (block: bigint, isFilled = false) => {
    const seconds = now - BigInt(SECONDS_PER_BLOCK) * (end - block);
    return leap(chain, { to: { block, seconds }, isFilled });
  };
  return { kept, end, leapTo };
}

/** Moves the price of each pool that is traded in then to that of the past. */
async function trade(chain: TradedChain, left: number, prices: readonly number[]): Promise<void> {
  const trader = TURNS[left % TURNS.length] ?? abe;
  for (const [index, { keys, every, first, second }] of MARKETS.entries()) {
    const factor = pastFactor(first, left) / (second ? pastFactor(second, left) : 1);
    if (left % every === 0) await moveTo(chain, trader, keys, (prices[index] ?? 1) * factor);
  }
}

/** Trades at their blocks before the end, and leaps to the end. */
async function tradeLastHour(chain: TradedChain, leapTo: (before: number) => Promise<void>) {
  const price = await priceOf(chain, DRAINED);
  const sales = SALES.map(
    ([before, trader, path, whole]) =>
      [before, () => sell(chain, TRADERS[trader], path, unitsOf(chain, path[0], whole))] as const,
  );
  const acts = [
    ...sales,
    [DRAINED_MINUTE.from, () => drain(chain)],
    [DRAINED_MINUTE.to, () => moveTo(chain, dee, DRAINED, price)],
    // The state after the last kept block is kept when the next one is mined.
    [Number(REST), async () => {}],
  ] as const;
  for (const [before, act] of acts.toSorted(([a], [b]) => b - a)) {
    await leapTo(before);
    await act();
  }
  await leapTo(2 * MINED);
}

function drain(chain: TradedChain): Promise<void> {
  return sell(chain, dee, DRAINED, unitsOf(chain, DRAINED[0], DRAINING));
}

/** How many smallest units of the second token of a pool one of the first one costs. */
async function priceOf(chain: TradedChain, keys: PoolKeys): Promise<number> {
  const [first, second] = await heldBy(chain, keys);
  return Number(second) / Number(first);
}

function unitsOf({ tokens }: TradedChain, key: TokenKey | undefined, whole: string): bigint {
  return parseUnits(whole, key ? tokens[key].decimals : 0);
}

function secondsNow(): bigint {
  return BigInt(Math.floor(Date.now() / 1_000));
}
