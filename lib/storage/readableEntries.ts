import * as z from 'zod/mini';

/** A list of which the entries that break their schema are left out, and the others stay. */
export function readableEntries<Entry>(entry: z.ZodMiniType<Entry>) {
  return z.pipe(
    z.array(z.unknown()),
    z.transform((entries: unknown[]): Entry[] =>
      entries.flatMap((each) => {
        const { success, data } = z.safeParse(entry, each);
        return success ? [data] : [];
      }),
    ),
  );
}
