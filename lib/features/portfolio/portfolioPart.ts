import { addFractions, type Fraction, ZERO } from '@/lib/base/amounts/fraction';
import { knownTotal } from '@/lib/base/amounts/knownTotal';
import type { Exposure } from './exposure';

/** A part of what an account has, such as its tokens. */
export type PortfolioPart = {
  /** In dollars, of what has a price; undefined if nothing has. */
  readonly usd: Fraction | undefined;
  /** How many tokens, positions, deposits or stakes it has. */
  readonly count: number;
  /** How many of them are not in `usd`, because they have no price. */
  readonly unpriced: number;
  /** How many of them are not in `usd`, because what their price says can't be relied on. */
  readonly doubtful: number;
  /** The dollars of `usd`, by the tokens whose prices they go with. */
  readonly exposures: readonly Exposure[];
  /** Whether more may be found, or a price. */
  readonly isReading: boolean;
  /** Whether something can't be read, so that there may be more. */
  readonly isIncomplete: boolean;
};

type State = {
  readonly isReading: boolean;
  readonly isIncomplete?: boolean;
  /** How many of the undefined values are not for want of a price. */
  readonly doubtful?: number;
  readonly exposures?: readonly Exposure[];
};

const NO_EXPOSURES: readonly Exposure[] = [];

/** A part from the values of all that is in it, each undefined if it is not counted. */
export function portfolioPart(
  values: readonly (Fraction | undefined)[],
  { isReading, isIncomplete = false, doubtful = 0, exposures = NO_EXPOSURES }: State,
): PortfolioPart {
  const { total, unknown } = knownTotal(values);
  const unpriced = unknown - doubtful;
  const count = values.length;
  return { usd: total, count, unpriced, doubtful, exposures, isReading, isIncomplete };
}

/**
 * The dollars that are shown of a part. Nothing is worth zero before all of it is known: until then
 * one waits for the value, or it is unknown.
 */
export function shownUsd({
  usd,
  count,
  isReading,
  isIncomplete,
}: PortfolioPart): Fraction | 'waiting' | 'unknown' {
  if (usd && usd.numerator > 0n) return usd;
  if (isReading) return 'waiting';
  return isIncomplete || (count > 0 && !usd) ? 'unknown' : ZERO;
}

/** All parts together. */
export function totalOf(parts: readonly PortfolioPart[]): PortfolioPart {
  const known = parts.flatMap(({ usd }) => usd ?? []);
  const [first, ...others] = known;
  return {
    usd: first && others.reduce(addFractions, first),
    count: sumOf(parts, ({ count }) => count),
    unpriced: sumOf(parts, ({ unpriced }) => unpriced),
    doubtful: sumOf(parts, ({ doubtful }) => doubtful),
    exposures: parts.flatMap(({ exposures }) => exposures),
    isReading: parts.some(({ isReading }) => isReading),
    isIncomplete: parts.some(({ isIncomplete }) => isIncomplete),
  };
}

function sumOf(parts: readonly PortfolioPart[], of: (part: PortfolioPart) => number): number {
  return parts.reduce((sum, part) => sum + of(part), 0);
}
