import type { Amount } from '@/lib/base/amounts/amount';

/** Two amounts that are added or removed, in the order of the page's path. */
export type Sides = readonly [Amount, Amount];

/** The raw amounts of two sides. */
export function rawOf([a, b]: Sides): readonly [bigint, bigint] {
  return [a.raw, b.raw];
}
