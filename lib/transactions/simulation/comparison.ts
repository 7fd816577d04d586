import type { Address } from 'viem';
import { stableKey } from '@/lib/base/json/stableKey';
import type { Expectation, ExpectedChange } from '@/lib/transactions/submit/intent';
import { areOfSame, type Shortfall, shortfallsOf, unsimulatedShortfalls } from './shortfalls';
import type { Simulated } from './simulation';

type Compared = {
  readonly account: Address;
  readonly expectation: Expectation;
  /** The latest simulation; undefined while there is none, and when it failed. */
  readonly simulation: Simulated | undefined;
  /** Whether no preview is possible. */
  readonly isUnavailable: boolean;
  /** The block of the figures on screen; undefined when they are outdated. */
  readonly figureBlock: bigint | undefined;
};

/** The shortfalls found with figures of the simulation's own block. `figures` is their key. */
export type LastComparison = {
  readonly figures: string;
  readonly shortfalls: readonly Shortfall[];
};

type Comparison = {
  readonly shortfalls: readonly Shortfall[];
  /** Whether the pool may have moved since the figures were read. */
  readonly mayHaveMoved: boolean;
  /** The last comparison for the next simulation: `last` itself, unless this one replaces it. */
  readonly last: LastComparison;
};

/** A key of the figures of a review. It stays the same while an amount of them grows. */
export function figuresKey({ changes }: Expectation): string {
  return stableKey(changes.map(withoutGrowth));
}

/**
 * How a simulation differs from the figures on screen.
 *
 * With each block, either the simulation or the figures are briefly ahead of the other. Until both
 * are of the same block, the last comparison stays.
 */
export function compare(
  { account, expectation, simulation, isUnavailable, figureBlock: oldestBlock }: Compared,
  last: LastComparison,
): Comparison {
  const figures = figuresKey(expectation);
  const figureBlock = oldestBlock && newestBlock(oldestBlock, expectation);
  const found = simulation ? shortfallsOf(expectation, simulation, figureBlock) : [];
  const isSameBlock = simulation !== undefined && simulation.block === figureBlock;
  const isAhead = simulation !== undefined && figureBlock !== undefined && !isSameBlock;
  const before = last.figures === figures ? last.shortfalls : [];
  // What was beyond its limit still counts until the new figures are simulated.
  const isUnknown = simulation === undefined;
  const beyond = last.shortfalls.filter((one) => one.isBeyondWorst);
  const stillBeyond = isUnavailable
    ? withoutPreview(beyond, unsimulatedShortfalls(expectation, account))
    : beyond;
  const kept = isUnknown ? stillBeyond : before;
  const next = { figures, shortfalls: found };
  return {
    shortfalls: (isAhead || isUnknown) && found.length === 0 ? kept : found,
    mayHaveMoved: figureBlock === undefined || (isAhead && before.length === 0),
    last: isSameBlock && stableKey(last) !== stableKey(next) ? next : last,
  };
}

function withoutGrowth(change: ExpectedChange): ExpectedChange {
  return change.growsSince === undefined
    ? change
    : { ...change, shown: 0n, worst: 0n, growsSince: 0n };
}

/** The block of the newest figure: one that grows may already be of the next block. */
function newestBlock(oldest: bigint, { changes }: Expectation): bigint {
  return changes.reduce(
    (newest, { growsSince = 0n }) => (growsSince > newest ? growsSince : newest),
    oldest,
  );
}

/**
 * Without a preview it is unknown whether an amount is still beyond its limit. If a contract
 * enforces the limit, the user may accept it. Other amounts become unknown.
 */
function withoutPreview(
  beyond: readonly Shortfall[],
  missing: readonly Shortfall[],
): readonly Shortfall[] {
  const has = (some: readonly Shortfall[], one: Shortfall) =>
    some.some((other) => areOfSame(other, one));
  return [
    ...beyond.map((one) => (has(missing, one) ? one : { ...one, blockedBy: undefined })),
    ...missing.filter((one) => !has(beyond, one)),
  ];
}
