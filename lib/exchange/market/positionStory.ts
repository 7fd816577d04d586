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
 * The result of a position since it began. All figures are of the pool tokens with a known
 * beginning, in smallest units of the pair's first and second token.
 */
export type PositionStory = {
  /** When the first of these pool tokens came to the account, or were seen. */
  readonly sinceMs: number;
  /** Whether the figures begin when this device saw the position, and not with a deposit. */
  readonly isSinceSeen: boolean;
  /** The pool tokens that these figures count, and all that the account has. */
  readonly liquidity: { readonly known: bigint; readonly all: bigint };
  readonly putIn: Both;
  readonly takenOut: Both;
  /** What the remaining pool tokens are worth. */
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
 * Why there is no story. `noStart`: no pool token has a known beginning.
 * `lessLeft`: the account has fewer pool tokens than after these events, so this device does not
 * know of all that left it.
 */
export type UnknownStory = 'noStart' | 'lessLeft';

/** The pool tokens with a known beginning. */
type KnownPart = {
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

/** After some events; `unknown` counts the pool tokens without a known beginning. */
type State = { readonly known: KnownPart | undefined; readonly unknown: bigint };

/** Rounding moves the root of a tiny deposit by less; a token that takes balances back, by more. */
const ROUNDING = 1_000_000n;

/**
 * The result of a position, from the account's own deposits and withdrawals, and from what it has
 * now.
 *
 * Pool tokens are alike, so each withdrawal takes from all earlier deposits in proportion, and from
 * those without a known beginning, too. A position that was given up is over: what is put in later
 * begins a new one. What was sent away takes its part of all figures along.
 *
 * Pool tokens that came from elsewhere, or without any event, have no beginning. The figures then
 * leave them out, and `liquidity` says how many count.
 *
 * @param events - In the order of the chain.
 * @param now - Read after the last event.
 */
export function positionStory(
  events: readonly TimedEvent[],
  now: PositionState,
): PositionStory | UnknownStory {
  const { known, unknown } = events.reduce(afterEvent, { known: undefined, unknown: 0n });
  if (known === undefined || now.liquidity === 0n) return 'noStart';
  if (known.liquidity + unknown > now.liquidity) return 'lessLeft';
  const { sinceMs, isSinceSeen, liquidity, putIn, takenOut } = known;
  const worth = part(now.amounts, liquidity, now.liquidity);
  const earned = feesIn(worth, known, now.root);
  return {
    sinceMs,
    isSinceSeen,
    liquidity: { known: liquidity, all: now.liquidity },
    putIn,
    takenOut,
    worth,
    fees: known.fees && earned && sum(known.fees, earned),
    againstHolding: [worth[0] + takenOut[0] - putIn[0], worth[1] + takenOut[1] - putIn[1]],
  };
}

function afterEvent({ known, unknown }: State, { atMs, event }: TimedEvent): State {
  switch (event.type) {
    case 'seen':
      return { known: begun(atMs, event, true), unknown: 0n };
    case 'added': {
      const added = begun(atMs, event, false);
      return { known: known ? joined(known, added) : added, unknown };
    }
    case 'received':
      return { known, unknown: unknown + event.liquidity };
    case 'removed':
    case 'sent': {
      const all = (known?.liquidity ?? 0n) + unknown;
      // More than the known pool tokens: none of them are left, and the rest is unknown.
      if (event.liquidity >= all) return { known: undefined, unknown: 0n };
      const left = (value: bigint) => (value * (all - event.liquidity)) / all;
      const after =
        known && (event.type === 'sent' ? scaled(known, left) : paid(known, event, all));
      return { known: after, unknown: left(unknown) };
    }
  }
}

function begun(
  sinceMs: number,
  { liquidity, amounts, root }: PositionState,
  isSinceSeen: boolean,
): KnownPart {
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

function joined(known: KnownPart, added: KnownPart): KnownPart {
  return {
    ...known,
    liquidity: known.liquidity + added.liquidity,
    roots: known.roots + added.roots,
    putIn: sum(known.putIn, added.putIn),
  };
}

/** After a withdrawal that takes a part of the pool tokens with a known beginning. */
function paid(
  known: KnownPart,
  { liquidity, amounts, atPool, root }: LiquidityChange,
  all: bigint,
): KnownPart {
  const taken = (known.liquidity * liquidity) / all;
  const earned = feesIn(part(atPool, known.liquidity, all), known, root);
  return {
    ...known,
    liquidity: known.liquidity - taken,
    roots: (known.roots * (all - liquidity)) / all,
    takenOut: sum(known.takenOut, part(amounts, known.liquidity, all)),
    fees: known.fees && earned && sum(known.fees, earned),
  };
}

function scaled(known: KnownPart, left: (value: bigint) => bigint): KnownPart {
  const both = (values: Both): Both => [left(values[0]), left(values[1])];
  return {
    ...known,
    liquidity: left(known.liquidity),
    roots: left(known.roots),
    putIn: both(known.putIn),
    takenOut: both(known.takenOut),
    fees: known.fees && both(known.fees),
  };
}

/**
 * The fees within the amounts that pool tokens are worth: the part by which the root has grown
 * since their beginning, 1 - before / now.
 */
function feesIn(amounts: Both, { roots, liquidity }: KnownPart, root: bigint): Both | undefined {
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
