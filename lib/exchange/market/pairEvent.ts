import { type Address, decodeEventLog, type Hex, parseAbi, toEventSelector } from 'viem';
import type { EventLog } from '@/lib/transactions/history/eventLogs';

const pairEventsAbi = parseAbi([
  'event Swap(address indexed sender, uint256 amount0In, uint256 amount1In, uint256 amount0Out, uint256 amount1Out, address indexed to)',
  'event Sync(uint112 reserve0, uint112 reserve1)',
  'event Mint(address indexed sender, uint256 amount0, uint256 amount1)',
  'event Burn(address indexed sender, uint256 amount0, uint256 amount1, address indexed to)',
]);

const [swap, sync] = pairEventsAbi.map(toEventSelector);

/** The topics of the events from which a pool's trades are read. */
export const TRADE_TOPICS = [swap, sync];

/** The topic of the event of a trade. */
export const SWAP_TOPIC = swap;

/** The topic of the event with a pool's reserves. */
export const SYNC_TOPIC = sync;

/** Figures of a pair's first and second token, in smallest units. */
export type Both = readonly [first: bigint, second: bigint];

/** A trade as its pool logged it. */
export type PoolTrade = {
  /** Who called the pool: a router, or the trader's own contract. */
  readonly sender: Address;
  /** Who received what was bought: an account, a contract, or the next pool of a path. */
  readonly to: Address;
  /** What arrived at the pool. */
  readonly sold: Both;
  /** What the pool sent. */
  readonly bought: Both;
};

/**
 * An event of a pair. A pair logs its reserves after each change (`sync`), and right behind them
 * what the change was.
 */
export type PairEvent =
  | { readonly type: 'sync'; readonly reserves: Both }
  | { readonly type: 'swap'; readonly trade: PoolTrade }
  /** An addition or a removal: what arrived at the pool, or left it. */
  | { readonly type: 'mint' | 'burn'; readonly amounts: Both };

/**
 * The event of a pair that a log contains, whatever contract logged it; undefined for another log.
 */
export function pairEvent(log: Pick<EventLog, 'topics' | 'data'>): PairEvent | undefined {
  const event = decoded(log);
  switch (event?.eventName) {
    case 'Sync':
      return { type: 'sync', reserves: [event.args.reserve0, event.args.reserve1] };
    case 'Swap': {
      const { sender, to, amount0In, amount1In, amount0Out, amount1Out } = event.args;
      const sold = [amount0In, amount1In] as const;
      return { type: 'swap', trade: { sender, to, sold, bought: [amount0Out, amount1Out] } };
    }
    case 'Mint':
      return { type: 'mint', amounts: [event.args.amount0, event.args.amount1] };
    case 'Burn':
      return { type: 'burn', amounts: [event.args.amount0, event.args.amount1] };
    default:
      return undefined;
  }
}

function decoded({ topics: [signature, ...indexed], data }: Pick<EventLog, 'topics' | 'data'>) {
  if (signature === undefined) return undefined;
  const topics: [Hex, ...Hex[]] = [signature, ...indexed];
  try {
    return decodeEventLog({ abi: pairEventsAbi, topics, data });
  } catch {
    return undefined;
  }
}
