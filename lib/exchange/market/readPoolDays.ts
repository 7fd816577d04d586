import type { Address } from 'viem';
import type { ChainId } from '@/lib/base/networks/network';
import { type LiquidityGrowth, liquidityGrowth } from '@/lib/exchange/pairs/liquidityGrowth';
import { readLiquidityMoments } from '@/lib/exchange/pairs/readLiquidityMoments';
import type { MarketRequests } from './askInTurn';
import { type PoolTurnover, poolTurnover } from './poolTurnover';

/** What was traded in a pool in about a day, and what its providers earned. */
export type ReadPoolDay = {
  readonly turnover: PoolTurnover;
  /** What the providers keep, as it would be in a year. */
  readonly growth: LiquidityGrowth;
};

/** By the lowercase addresses of pairs. Without an answer, for an hour, a pair is missing. */
export type PoolDays = ReadonlyMap<string, ReadPoolDay | undefined>;

/**
 * A pair takes 1,090 bytes of a response at each of the two states, so that the POST has at most
 * 150 KB.
 */
const MAX_PAIRS = 64;

type Asked = {
  /** The latest block that the page knows. */
  readonly block: bigint;
  readonly requests: MarketRequests;
};

/** What is asked together, by chain: the pools that a screen shows at once take one read. */
const gathered = new Map<
  ChainId,
  { readonly pairs: Set<Address>; readonly days: Promise<PoolDays> }
>();

/**
 * What was traded in some pools in about a day. All that is asked in the same task is read in two
 * POSTs; with more than 64 pools, only the first ones are.
 *
 * @throws if the device went offline meanwhile.
 */
export function readPoolDays(
  chainId: ChainId,
  pairs: readonly Address[],
  { block, requests }: Asked,
): Promise<PoolDays> {
  const open = gathered.get(chainId) ?? gather(chainId, { block, requests });
  for (const pair of pairs) open.pairs.add(pair);
  return open.days;
}

function gather(chainId: ChainId, asked: Asked) {
  const pairs = new Set<Address>();
  const readAll = async () => {
    await new Promise((resolve) => setTimeout(resolve, 0));
    gathered.delete(chainId);
    return readAtOnce(chainId, [...pairs], asked);
  };
  const open = { pairs, days: readAll() };
  gathered.set(chainId, open);
  return open;
}

async function readAtOnce(
  chainId: ChainId,
  all: readonly Address[],
  { block, requests }: Asked,
): Promise<PoolDays> {
  const pairs = all.slice(0, MAX_PAIRS);
  const { signal } = new AbortController();
  const none = all.map((pair) => [pair.toLowerCase(), undefined] as const);
  try {
    const periods = await readLiquidityMoments({
      ...{ chainId, pairs, block, signal },
      since: 'day',
      ask: requests.askForStates,
    });
    const days = [...periods].map(([pair, period]) => {
      const turnover = period && poolTurnover(period);
      const growth = period && liquidityGrowth(period.before, period.after);
      return [pair.toLowerCase(), turnover && growth && { turnover, growth }] as const;
    });
    return new Map([...none, ...days]);
  } catch (error) {
    if (requests.isOffline()) throw error;
    if (!(error instanceof Error && error.name === 'NoOldBlockError'))
      console.error('Failed to read what was traded in pools', error);
    return new Map(none);
  }
}
