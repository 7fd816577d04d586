import { addFractions, type Fraction } from '@/lib/base/amounts/fraction';
import { knownTotal } from '@/lib/base/amounts/knownTotal';

/** A part of what an account has, such as its tokens. */
export type PortfolioPart = {
  /** In dollars, of what has a price; undefined if nothing has. */
  readonly usd: Fraction | undefined;
  /** How many tokens, positions, deposits or stakes it has. */
  readonly count: number;
  /** How many of them are not in `usd`, because they have no price. */
  readonly unpriced: number;
  /** Whether more may be found, or a price. */
  readonly isReading: boolean;
  /** Whether something can't be read, so that there may be more. */
  readonly isIncomplete: boolean;
};

type State = { readonly isReading: boolean; readonly isIncomplete?: boolean };

/** A part from the values of all that is in it, each undefined without a price. */
export function portfolioPart(
  values: readonly (Fraction | undefined)[],
  { isReading, isIncomplete = false }: State,
): PortfolioPart {
  const { total, unknown } = knownTotal(values);
  return { usd: total, count: values.length, unpriced: unknown, isReading, isIncomplete };
}

/** All parts together. */
export function totalOf(parts: readonly PortfolioPart[]): PortfolioPart {
  const known = parts.flatMap(({ usd }) => usd ?? []);
  const [first, ...others] = known;
  return {
    usd: first && others.reduce(addFractions, first),
    count: sumOf(parts, ({ count }) => count),
    unpriced: sumOf(parts, ({ unpriced }) => unpriced),
    isReading: parts.some(({ isReading }) => isReading),
    isIncomplete: parts.some(({ isIncomplete }) => isIncomplete),
  };
}

function sumOf(parts: readonly PortfolioPart[], of: (part: PortfolioPart) => number): number {
  return parts.reduce((sum, part) => sum + of(part), 0);
}
