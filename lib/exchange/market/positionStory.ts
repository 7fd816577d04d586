import type { Both } from './pairEvent';
import type { LiquidityChange, PositionEvent } from './positionEvents';

/** An event of a position, and when it was, in milliseconds. */
export type TimedEvent = { readonly atMs: number; readonly event: PositionEvent | Seen };

/**
 * The position as this device saw it, for one whose beginning is not known. What it was worth then
 * counts as put in, and nothing before it counts.
 */
type Seen = { readonly type: 'seen' } & PositionState;

/** A position at one time. All amounts are in smallest units. */
export type PositionState = {
  /** Its pool tokens, in the wallet and in farms. */
  readonly liquidity: bigint;
  /** What they are worth: what a removal would pay. */
  readonly amounts: Both;
  /** As `rootPerToken` of the pool has it, with what the pool owes the protocol as pool tokens. */
  readonly root: bigint;
};

/**
 * What became of a position since it was begun. All figures are of the pool tokens that its
 * beginning is known of, in smallest units of the pair's first and second token.
 */
export type PositionStory = {
  /** When the first of these pool tokens came to the account, or were seen. */
  readonly sinceMs: number;
  /** Whether the figures begin when this device saw the position, and not with a deposit. */
  readonly isSinceSeen: boolean;
  /** The pool tokens that these figures are of, and all that the account has. */
  readonly liquidity: { readonly told: bigint; readonly all: bigint };
  readonly putIn: Both;
  readonly takenOut: Both;
  /** What is left is worth that. */
  readonly worth: Both;
  /**
   * What swaps have paid, within what was taken out and what is left, rounded down. Undefined if a
   * token has taken balances back from the pool, which hides it.
   */
  readonly fees: Both | undefined;
  /** What was taken out and what is left, less what was put in: below zero for a loss. */
  readonly againstHolding: Both;
};

/**
 * Why there is no story. `noStart`: of no pool token it is known when it came and what was put in.
 * `lessLeft`: the account has fewer pool tokens than these events leave, so that some of them left
 * it unseen.
 */
export type UnknownStory = 'noStart' | 'lessLeft';

/** The pool tokens of which the beginning is known, and what became of them. */
type Told = {
  readonly sinceMs: number;
  readonly isSinceSeen: boolean;
  readonly liquidity: bigint;
  /** The sum of the pool's root at each beginning, times the pool tokens. */
  readonly roots: bigint;
  readonly putIn: Both;
  readonly takenOut: Both;
  /** Undefined once the root has fallen. */
  readonly fees: Both | undefined;
};

/** What is told so far, and the pool tokens whose beginning is not known. */
type State = { readonly told: Told | undefined; readonly untold: bigint };

/** Rounding moves the root of a tiny deposit by less; a token that takes balances back, by more. */
const ROUNDING = 1_000_000n;

/**
 * What became of a position, from the account's own deposits and withdrawals, and from what it has
 * now.
 *
 * Pool tokens are alike, so each withdrawal takes from all earlier deposits in proportion, and from
 * those without a known beginning, too. A position that was given up is over: what is put in later
 * begins a new one. What was sent away takes its part of all figures along.
 *
 * Pool tokens that came from elsewhere, or that nothing tells of, have no beginning. The story is
 * then that of the others, and says how many these are.
 *
 * @param events - In the order of the chain.
 * @param now - Read after the last event.
 */
export function positionStory(
  events: readonly TimedEvent[],
  now: PositionState,
): PositionStory | UnknownStory {
  const { told, untold } = events.reduce(afterEvent, { told: undefined, untold: 0n });
  if (told === undefined || now.liquidity === 0n) return 'noStart';
  if (told.liquidity + untold > now.liquidity) return 'lessLeft';
  const { sinceMs, isSinceSeen, liquidity, putIn, takenOut } = told;
  const worth = part(now.amounts, liquidity, now.liquidity);
  const earned = feesIn(worth, told, now.root);
  return {
    sinceMs,
    isSinceSeen,
    liquidity: { told: liquidity, all: now.liquidity },
    putIn,
    takenOut,
    worth,
    fees: told.fees && earned && sum(told.fees, earned),
    againstHolding: [worth[0] + takenOut[0] - putIn[0], worth[1] + takenOut[1] - putIn[1]],
  };
}

function afterEvent({ told, untold }: State, { atMs, event }: TimedEvent): State {
  switch (event.type) {
    case 'seen':
      return { told: begun(atMs, event, true), untold: 0n };
    case 'added': {
      const added = begun(atMs, event, false);
      return { told: told ? joined(told, added) : added, untold };
    }
    case 'received':
      return { told, untold: untold + event.liquidity };
    case 'removed':
    case 'sent': {
      const all = (told?.liquidity ?? 0n) + untold;
      // More than is known of: nothing of that is left, and the rest is not known.
      if (event.liquidity >= all) return { told: undefined, untold: 0n };
      const left = (value: bigint) => (value * (all - event.liquidity)) / all;
      const after = told && (event.type === 'sent' ? scaled(told, left) : paid(told, event, all));
      return { told: after, untold: left(untold) };
    }
  }
}

function begun(
  sinceMs: number,
  { liquidity, amounts, root }: PositionState,
  isSinceSeen: boolean,
): Told {
  const roots = liquidity * root;
  const nothing: Both = [0n, 0n];
  return {
    sinceMs,
    isSinceSeen,
    liquidity,
    roots,
    putIn: amounts,
    takenOut: nothing,
    fees: nothing,
  };
}

function joined(told: Told, added: Told): Told {
  return {
    ...told,
    liquidity: told.liquidity + added.liquidity,
    roots: told.roots + added.roots,
    putIn: sum(told.putIn, added.putIn),
  };
}

/** After a withdrawal, of which a part is of the pool tokens that are told of. */
function paid(
  told: Told,
  { liquidity, amounts, atPool, root }: LiquidityChange,
  all: bigint,
): Told {
  const taken = (told.liquidity * liquidity) / all;
  const earned = feesIn(part(atPool, told.liquidity, all), told, root);
  return {
    ...told,
    liquidity: told.liquidity - taken,
    roots: (told.roots * (all - liquidity)) / all,
    takenOut: sum(told.takenOut, part(amounts, told.liquidity, all)),
    fees: told.fees && earned && sum(told.fees, earned),
  };
}

function scaled(told: Told, left: (value: bigint) => bigint): Told {
  const both = (values: Both): Both => [left(values[0]), left(values[1])];
  return {
    ...told,
    liquidity: left(told.liquidity),
    roots: left(told.roots),
    putIn: both(told.putIn),
    takenOut: both(told.takenOut),
    fees: told.fees && both(told.fees),
  };
}

/**
 * What fees are within amounts that pool tokens are worth: all that the root has grown by since
 * their beginning, 1 - before / now of it.
 */
function feesIn(amounts: Both, { roots, liquidity }: Told, root: bigint): Both | undefined {
  const now = root * liquidity;
  if (now <= 0n) return undefined;
  const gain = now - roots;
  if (gain < 0n) return -gain * ROUNDING < now ? [0n, 0n] : undefined;
  return part(amounts, gain, now);
}

function part(amounts: Both, numerator: bigint, denominator: bigint): Both {
  return [(amounts[0] * numerator) / denominator, (amounts[1] * numerator) / denominator];
}

function sum(a: Both, b: Both): Both {
  return [a[0] + b[0], a[1] + b[1]];
}
