import { BPS_BASE } from '@/lib/base/amounts/bps';
import type { Token } from '@/lib/base/tokens/token';
import type { Pair } from '@/lib/exchange/pairs/pair';
import { SLIPPAGE_LIMIT_BPS } from '@/lib/site/settings/slippageSetting';
import { isSameRoute } from './isSameRoute';
import { requote } from './requote';
import type { Trade } from './trade';

/** The blocks that are remembered: two to ten minutes, as pages read every 2 to 10 seconds. */
const MAX_BLOCKS = 60;

/** Fewer blocks say nothing about a tolerance. */
export const MIN_BLOCKS = 10;

/**
 * How many blocks a signed transaction is taken to wait at most: about 30 seconds, at a block a
 * second, as figures may be that old when they are signed.
 */
const WAIT_BLOCKS = 30n;

/** The pools of a route, in the route's order, as they were in the latest blocks that were read. */
export type RouteHistory = {
  readonly route: readonly Token[];
  /** The oldest first. */
  readonly blocks: readonly { readonly number: bigint; readonly pairs: readonly Pair[] }[];
};

/** A slippage tolerance that would have been enough, and over how many blocks. */
export type HeldTolerance = { readonly slippageBps: number; readonly blocks: number };

/**
 * A history with the pools of one more block. It starts again on another route, and when the chain
 * starts again at a lower block. A known block adds nothing.
 */
export function withBlock(
  history: RouteHistory | undefined,
  trade: Trade,
  number: bigint,
): RouteHistory {
  const { route, pairs } = trade;
  const last = history?.blocks.at(-1);
  if (!history || !last || last.number > number || !isSameRoute(history, trade))
    return { route, blocks: [{ number, pairs }] };
  if (last.number === number) return history;
  return { route, blocks: [...history.blocks, { number, pairs }].slice(-MAX_BLOCKS) };
}

/**
 * The smallest tolerance with which a trade, quoted in any block of its route's history, would
 * still have been valid in each of the next {@link WAIT_BLOCKS} blocks that were read.
 *
 * @returns In whole basis points from 1, rounded up. undefined when fewer than {@link MIN_BLOCKS}
 * blocks were compared, and if no tolerance that can be set was enough.
 */
export function heldTolerance(
  history: RouteHistory | undefined,
  trade: Trade,
): HeldTolerance | undefined {
  if (!history || history.blocks.length < MIN_BLOCKS) return undefined;
  if (!isSameRoute(history, trade)) return undefined;
  const quotes: Quoted[] = [];
  for (const { number, pairs } of history.blocks) {
    const raw = requote(trade, pairs);
    if (raw === undefined || raw === 0n) return undefined;
    quotes.push({ number, raw });
  }
  let needed = 1n;
  for (const [at, quoted] of quotes.entries())
    for (const later of quotes.slice(at + 1)) {
      if (later.number - quoted.number > WAIT_BLOCKS) break;
      const tolerance = toleranceFor(trade, quoted, later);
      if (tolerance > needed) needed = tolerance;
    }
  const blocks = comparedBlocks(quotes);
  if (blocks < MIN_BLOCKS || needed >= SLIPPAGE_LIMIT_BPS) return undefined;
  return { slippageBps: Number(needed), blocks };
}

/** How many blocks were compared. A block long after the last one proves nothing about it. */
function comparedBlocks(quotes: readonly Quoted[]): number {
  const near = quotes.filter(({ number }, at) => {
    const last = quotes[at - 1];
    return last !== undefined && number - last.number <= WAIT_BLOCKS;
  });
  return near.length + 1;
}

type Quoted = { readonly number: bigint; readonly raw: bigint };

/**
 * The tolerance that a trade quoted at one amount needs at another, in basis points, rounded up: by
 * how much less it receives, or by how much more it pays. Zero or below if it needs none.
 */
function toleranceFor({ type }: Trade, { raw: quoted }: Quoted, { raw: later }: Quoted): bigint {
  const [more, less] = type === 'exactIn' ? [quoted, later] : [later, quoted];
  return (more * BPS_BASE + less - 1n) / less - BPS_BASE;
}
