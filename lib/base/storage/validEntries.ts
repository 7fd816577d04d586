import * as z from 'zod/mini';

/** A schema for a list that drops invalid entries and keeps the others. */
export function validEntries<Entry>(entry: z.ZodMiniType<Entry>) {
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
