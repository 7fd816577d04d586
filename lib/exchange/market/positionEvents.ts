import { type Address, isAddressEqual, zeroAddress } from 'viem';
import { compareFractions, type Fraction } from '@/lib/base/amounts/fraction';
import { mapPair } from '@/lib/base/tokens/mapPair';
import { type EventLog, transfersOf } from '@/lib/transactions/history/eventLogs';
import type { LoggedReceipt } from './keptReceipt';
import { type Both, pairEvent } from './pairEvent';
import { rootPerToken } from './rootPerToken';

/** An addition or a removal of liquidity. All amounts are in smallest units. */
export type LiquidityChange = {
  /** Pool tokens that the account received, or gave back. */
  readonly liquidity: bigint;
  /** What left the account, or reached it, of the pair's first and second token. */
  readonly amounts: Both;
  /** What arrived at the pool, or left it: with a token that keeps a fee, another amount. */
  readonly atPool: Both;
  /** As {@link rootPerToken} of the pool has it at that moment. */
  readonly root: bigint;
};

/**
 * What an account did with pool tokens of one pair. `received` and `sent`: they came to it, or left
 * it, in another way.
 */
export type PositionEvent =
  | ({ readonly type: 'added' } & LiquidityChange)
  | ({ readonly type: 'removed' } & LiquidityChange)
  | { readonly type: 'received'; readonly liquidity: bigint }
  | { readonly type: 'sent'; readonly liquidity: bigint };

/** A position, by its pair and its account. */
export type Position = {
  readonly account: Address;
  /** The contract of the pair. */
  readonly pair: Address;
  /** The pair's first and second token. */
  readonly tokens: readonly [Address, Address];
  /** Contracts of farms: what the account has staked there is still its own. */
  readonly stakes: readonly Address[];
  /** The exchange's router. */
  readonly router: Address;
};

/** The number of pool tokens that the first addition locks in the pool forever. */
const MINIMUM_LIQUIDITY = 1_000n;

/**
 * What a transaction of an account did with its pool tokens of a pair, in its order, from the logs
 * of its receipt. A deposit in a farm and a withdrawal from it change nothing.
 *
 * How many pool tokens there were follows from the amounts: the contract mints in proportion to the
 * side that adds less, and pays a removal in proportion. So the pool's root is exact but for the
 * contract's rounding, one part of the pool tokens at most, which makes fees look lower.
 */
export function positionEvents(
  position: Position,
  receipt: LoggedReceipt,
): readonly PositionEvent[] {
  const { pair } = position;
  const events: PositionEvent[] = [];
  let [minted, returned] = [0n, 0n];
  let reserves: Both = [0n, 0n];
  for (const log of receipt.logs) {
    if (!isAddressEqual(log.address, pair)) continue;
    const flow = flowIn(position, log);
    if (flow?.type === 'minted') minted += flow.liquidity;
    else if (flow?.type === 'returned') returned += flow.liquidity;
    else if (flow) events.push({ type: flow.type, liquidity: flow.liquidity });
    const event = pairEvent(log);
    if (event?.type === 'sync') reserves = event.reserves;
    if (event?.type === 'mint' && minted > 0n) {
      const added = addition(minted, event.amounts, reserves);
      events.push(added ?? { type: 'received', liquidity: minted });
      minted = 0n;
    }
    if (event?.type === 'burn' && returned > 0n) {
      const removed = removal(returned, event.amounts, reserves);
      events.push(removed ?? { type: 'sent', liquidity: returned });
      returned = 0n;
    }
  }
  if (minted > 0n) events.push({ type: 'received', liquidity: minted });
  if (returned > 0n) events.push({ type: 'sent', liquidity: returned });
  const [only] = events;
  return events.length === 1 && only ? [ofAccount(only, position, receipt)] : events;
}

type Flow = {
  readonly type: 'minted' | 'returned' | 'received' | 'sent';
  readonly liquidity: bigint;
};

/** Whether a log moves pool tokens to the account and its stakes, or away from them. */
function flowIn({ account, pair, stakes }: Position, log: EventLog): Flow | undefined {
  const [transfer] = transfersOf(pair, [log]);
  if (transfer === undefined) return undefined;
  const { from, to, value: liquidity } = transfer;
  const isOwn = (address: Address) =>
    [account, ...stakes].some((own) => isAddressEqual(own, address));
  if (isOwn(from) === isOwn(to)) return undefined;
  if (isOwn(to))
    return { type: isAddressEqual(from, zeroAddress) ? 'minted' : 'received', liquidity };
  return { type: isAddressEqual(to, pair) ? 'returned' : 'sent', liquidity };
}

/** @param after - The reserves after the addition. */
function addition(liquidity: bigint, atPool: Both, after: Both): PositionEvent | undefined {
  const before: Both = [after[0] - atPool[0], after[1] - atPool[1]];
  if (before[0] === 0n && before[1] === 0n) {
    const supply = { numerator: liquidity + MINIMUM_LIQUIDITY, denominator: 1n };
    return changed('added', { liquidity, atPool, root: rootPerToken(after, supply) });
  }
  const [first, second] = suppliesFor(liquidity, atPool, before);
  // The contract mints the lesser of both proportions.
  const root = rootPerToken(before, isMore(first, second) ? first : second);
  return changed('added', { liquidity, atPool, root });
}

/** @param after - The reserves after the removal. */
function removal(liquidity: bigint, atPool: Both, after: Both): PositionEvent | undefined {
  const before: Both = [after[0] + atPool[0], after[1] + atPool[1]];
  const [first, second] = suppliesFor(liquidity, atPool, before);
  // The contract rounds both amounts down: the lesser figure is nearer to the truth.
  const root = rootPerToken(before, isMore(first, second) ? second : first);
  return changed('removed', { liquidity, atPool, root });
}

type Change = {
  readonly liquidity: bigint;
  readonly atPool: Both;
  readonly root: bigint | undefined;
};

function changed(
  type: 'added' | 'removed',
  { liquidity, atPool, root }: Change,
): PositionEvent | undefined {
  return root === undefined ? undefined : { type, liquidity, amounts: atPool, atPool, root };
}

/** How many pool tokens there were, by the proportion of each side. */
function suppliesFor(liquidity: bigint, amounts: Both, reserves: Both) {
  return [
    { numerator: liquidity * reserves[0], denominator: amounts[0] },
    { numerator: liquidity * reserves[1], denominator: amounts[1] },
  ] as const;
}

function isMore(a: Fraction, b: Fraction): boolean {
  return compareFractions(a, b) > 0;
}

/**
 * An addition or a removal with what left the account, or reached it, if the exchange's router was
 * called: more than the pool received, or less than it sent, by what a token kept. AVAX is wrapped
 * on the way, and then the pool's amount counts.
 */
function ofAccount(
  event: PositionEvent,
  { account, tokens, router }: Position,
  { from, to, logs }: LoggedReceipt,
): PositionEvent {
  if (event.type !== 'added' && event.type !== 'removed') return event;
  if (to === null || !isAddressEqual(to, router) || !isAddressEqual(from, account)) return event;
  const moved = ([token, atPool]: readonly [Address, bigint]) => {
    const net = transfersOf(token, logs).reduce((sum, transfer) => {
      const gain = isAddressEqual(transfer.to, account) ? transfer.value : 0n;
      return sum + gain - (isAddressEqual(transfer.from, account) ? transfer.value : 0n);
    }, 0n);
    if (event.type === 'added') return -net > atPool ? -net : atPool;
    return net > 0n && net < atPool ? net : atPool;
  };
  const amounts = mapPair(
    [
      [tokens[0], event.atPool[0]],
      [tokens[1], event.atPool[1]],
    ] as const,
    moved,
  );
  return { ...event, amounts };
}
