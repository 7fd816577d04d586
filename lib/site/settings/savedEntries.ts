import * as z from 'zod/mini';

/**
 * The stored form of a map: `read` computes each entry's key and value again. An entry that it
 * cannot read is dropped and the others stay. Anything that is not a map becomes empty.
 */
export function savedEntries<Value>(
  read: (entry: unknown) => readonly [string, Value] | undefined,
) {
  return z.pipe(
    z.unknown(),
    z.transform((stored): Readonly<Record<string, Value>> => {
      const entries: readonly unknown[] = Object.values(stored ?? {});
      return Object.fromEntries(entries.map(read).filter((entry) => entry !== undefined));
    }),
  );
}
