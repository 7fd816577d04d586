/** Random choices that are the same for the same seed. */
export type RandomSource = {
  /** A whole number from 0 to below `end`. */
  readonly below: (end: number) => number;
  readonly oneOf: <T>(items: readonly [T, ...T[]]) => T;
  readonly isOnce: (inSoMany: number) => boolean;
  /** Usually a part of an amount, from a single unit up; sometimes more than all of it. */
  readonly amountOf: (all: bigint) => bigint;
};

/** The source of a seed (mulberry32). */
export function randomSource(seed: number): RandomSource {
  let state = seed;
  const fraction = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(fraction() * end);
  return {
    below,
    oneOf: (items) => items[below(items.length)] ?? items[0],
    isOnce: (inSoMany) => below(inSoMany) === 0,
    amountOf: (all) => {
      if (below(8) === 0) return all + BigInt(1 + below(1_000)) ** 2n;
      const digits = BigInt(below(all.toString().length));
      const part = (all * BigInt(1 + below(1_000))) / 1_000n / 10n ** digits;
      return part > 0n ? part : 1n;
    },
  };
}
