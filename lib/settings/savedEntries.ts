import * as z from 'zod/mini';

/**
 * The stored form of what is kept by key: `read` tells each entry's key and value anew. An entry
 * that it cannot read is dropped and the others stay; what holds no entries is empty.
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
