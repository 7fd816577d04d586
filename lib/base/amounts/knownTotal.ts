import { addFractions, type Fraction } from './fraction';

/** The sum of some values. */
type KnownTotal = {
  /** The sum of those that are known; undefined if none is. */
  readonly total: Fraction | undefined;
  /** How many values are not in it, because they are unknown. */
  readonly unknown: number;
};

/** The sum of the known values, and how many it leaves out. */
export function knownTotal(values: readonly (Fraction | undefined)[]): KnownTotal {
  const known = values.flatMap((value) => value ?? []);
  const [first, ...others] = known;
  return {
    total: first && others.reduce(addFractions, first),
    unknown: values.length - known.length,
  };
}
