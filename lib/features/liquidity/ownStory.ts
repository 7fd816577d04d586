import { positionState } from '@/lib/exchange/market/positionState';
import {
  type PositionState,
  type PositionStory,
  positionStory,
  type UnknownStory,
} from '@/lib/exchange/market/positionStory';
import type { MinedEvent } from '@/lib/exchange/market/readPositionEvents';
import type { Pool } from '@/lib/exchange/pairs/pool';
import type { SeenPosition } from './seenPositions';

/** All pool tokens that an account has of a pool, in its wallet and in farms. */
export type WholePosition = {
  readonly pool: Pool;
  readonly liquidity: bigint;
  /** Those of them in farms. */
  readonly staked: bigint;
};

/** A result, and why the account's transactions have none, if this device's first look has it. */
type OwnStory = { readonly story: PositionStory; readonly missing: UnknownStory | undefined };

/**
 * The result of a position by the account's own transactions; if they have none, since this device
 * first saw the position.
 *
 * @param events - What the account's transactions did with them, in the order of the chain.
 * @param seen - The position as this device first saw it.
 * @returns why the transactions have no result, if neither has one.
 */
export function ownStory(
  events: readonly MinedEvent[],
  seen: SeenPosition | undefined,
  { pool, liquidity }: WholePosition,
): OwnStory | UnknownStory {
  const now = positionState(pool, liquidity);
  if (now === undefined) return 'noStart';
  const known = positionStory(events, now);
  if (typeof known !== 'string') return { story: known, missing: undefined };
  const sinceSeen = seen && storySinceSeen(events, { seen, pool, now });
  if (sinceSeen === undefined || typeof sinceSeen === 'string') return known;
  return { story: sinceSeen, missing: known };
}

type Seen = {
  readonly seen: SeenPosition;
  readonly pool: Pool;
  readonly now: PositionState;
};

function storySinceSeen(events: readonly MinedEvent[], { seen, pool, now }: Seen) {
  const { atMs, block, liquidity, supply, balance0, balance1 } = seen;
  const state = positionState({ ...pool, supply, balance0, balance1 }, liquidity);
  if (state === undefined) return undefined;
  const later = events.filter((each) => each.block > block);
  return positionStory([{ atMs, event: { type: 'seen', ...state } }, ...later], now);
}
