import { type Address, type Hash, isAddressEqual } from 'viem';
import {
  commonTrader,
  isPlausiblePair,
  type Senders,
  senderKey,
  type TradePair,
} from './commonTrader';
import type { MinedSwap } from './minedSwap';
import type { PoolStep, StepsOfPools } from './poolSteps';
import { isFirstSoldIn, tradeSides } from './tradeSides';
import { outputWithout, type StepsToSwap } from './withoutTrades';

/**
 * Whether the block of a swap has a sandwich around it.
 *
 * `cost`: what the last pool of its path would have sent in addition without the trades before it,
 * in the smallest unit of the token that it bought, above zero. `undecided`: only who sent some
 * transactions can tell. `unknown`: the logs lack the swap, or do not fit it.
 */
export type Sandwiched =
  | { readonly status: 'none' | 'unknown' }
  | { readonly status: 'undecided'; readonly transactions: readonly Hash[] }
  | {
      readonly status: 'sandwiched';
      readonly cost: bigint;
      /** The account or contract that made both trades. */
      readonly by: Address;
      /** The transaction of its first trade before the swap, and of its last one behind it. */
      readonly before: Hash;
      readonly after: Hash;
    };

/** A pool's steps up to the swap, and those behind it. */
type Hop = StepsToSwap & { readonly behind: readonly PoolStep[] };

/** A block has few trades that fit; with more, the first ones are looked at. */
const MAX_UNDECIDED = 8;

/**
 * Whether one account traded in a pool of a swap's path before the swap, in its direction, and
 * behind it in the other direction, in other transactions of the same block.
 *
 * @param senders - Who sent the transactions that were undecided without it.
 */
export function sandwichAround(
  swap: MinedSwap,
  blockSteps: StepsOfPools,
  senders?: Senders,
): Sandwiched {
  const hops: Hop[] = [];
  for (const { pair, isFirstSold } of swap.hops) {
    const steps = blockSteps.get(pair.toLowerCase()) ?? [];
    const [own, another] = steps.filter((step) => isOwn(swap, step));
    if (own?.trade === undefined || another !== undefined) return { status: 'unknown' };
    if (isFirstSoldIn(own.trade) !== isFirstSold) return { status: 'unknown' };
    const end = steps.indexOf(own) + 1;
    hops.push({ isFirstSold, steps: steps.slice(0, end), behind: steps.slice(end) });
  }
  const pairs = hops.flatMap(pairsAround);
  const found = pairs.flatMap((pair) => {
    const by = commonTrader(swap, pair, senders);
    return by ? [{ ...pair, by }] : [];
  });
  const [first] = found;
  if (first === undefined) {
    const undecided =
      senders === undefined ? pairs.filter((pair) => isPlausiblePair(swap, pair)) : [];
    if (undecided.length === 0) return { status: 'none' };
    const hashes = undecided.flatMap(({ front, back }) => [front, back].map(hashOf));
    return { status: 'undecided', transactions: [...new Set(hashes)].slice(0, MAX_UNDECIDED) };
  }
  const { by } = first;
  const of = found.filter((each) => isAddressEqual(each.by, by));
  const cost = costOf(hops, new Set(of.map(({ front }) => front)));
  if (cost === undefined) return { status: 'unknown' };
  if (cost <= 0n) return { status: 'none' };
  const [before, after] = [hashOf(first.front), hashOf((of.at(-1) ?? first).back)];
  return { status: 'sandwiched', cost, by, before, after };
}

/** Each trade before a swap in its direction, with each one behind it in the other direction. */
function pairsAround({ steps, behind, isFirstSold }: Hop): readonly TradePair[] {
  const own = steps.at(-1);
  const sells = (isFirst: boolean) => (step: PoolStep) =>
    step.transactionIndex !== own?.transactionIndex &&
    step.trade !== undefined &&
    isFirstSoldIn(step.trade) === isFirst;
  const backs = behind.filter(sells(!isFirstSold));
  return steps
    .filter(sells(isFirstSold))
    .flatMap((front) => backs.map((back) => ({ front, back, isFirstSold })));
}

function costOf(hops: readonly StepsToSwap[], fronts: ReadonlySet<PoolStep>): bigint | undefined {
  const last = hops.at(-1);
  const own = last?.steps.at(-1)?.trade;
  const wouldReceive = outputWithout(hops, (step) => fronts.has(step));
  if (last === undefined || own === undefined || wouldReceive === undefined) return undefined;
  return wouldReceive - tradeSides(own, last.isFirstSold).bought;
}

function isOwn({ transactionHash }: MinedSwap, step: PoolStep): boolean {
  return step.trade !== undefined && senderKey(step) === senderKey({ transactionHash });
}

function hashOf({ transactionHash }: PoolStep): Hash {
  return transactionHash;
}
