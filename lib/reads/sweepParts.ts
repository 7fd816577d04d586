import { MAX_READS } from './multicallSize';

/** How many reads a later part of a sweep has. */
const OTHERS_A_BLOCK = 10;

/** The positions of the reads that are sent together. */
export type SweepPart = { readonly isFirst: boolean; readonly positions: readonly number[] };

/** The parts of a sweep: first all positions, then a few in turn, without end. */
export function* partsOf(count: number): Generator<SweepPart, undefined> {
  for (let start = 0; start < count; start += MAX_READS)
    yield { isFirst: true, positions: turn(start, Math.min(MAX_READS, count - start), count) };
  const step = Math.min(OTHERS_A_BLOCK, count);
  for (let start = 0; step > 0; start += step)
    yield { isFirst: false, positions: turn(start, step, count) };
  return undefined;
}

function turn(start: number, length: number, count: number): readonly number[] {
  return Array.from({ length }, (_, index) => (start + index) % count);
}
