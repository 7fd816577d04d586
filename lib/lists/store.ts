import * as z from 'zod/mini';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { persisted } from '@/lib/storage/persisted';
import { type ListsState, NEW_LIST, NO_LISTS } from './listState';

type StoredLists = Omit<ListsState, 'byUrl'> & {
  readonly byUrl: Readonly<Record<string, unknown>>;
};

const urls = z.catch(z.readonly(z.array(z.string())), []);

/** The stored form: the URLs and the choice among them. The lists themselves are saved one by one. */
const schema: z.ZodMiniType<ListsState> = z.pipe(
  z.object({
    byUrl: z.record(z.string(), z.unknown()),
    selectedListUrl: urls,
    lastInitializedDefaultListOfLists: urls,
  }),
  z.transform((stored: StoredLists) => withoutLists(stored)),
);

/** The token lists of this device, and the choice among them. Tabs share the choice. */
export const useLists = create(
  persist(
    (): ListsState => NO_LISTS,
    persisted({
      name: 'pangolin.lists',
      version: 1,
      schema,
      partialize: withoutLists,
      combine: (stored, { byUrl }) => ({
        ...stored,
        byUrl: Object.fromEntries(
          Object.entries(stored.byUrl).map(([url, list]) => [url, byUrl[url] ?? list]),
        ),
      }),
    }),
  ),
);

function withoutLists({ byUrl, ...choice }: StoredLists): ListsState {
  const known = Object.keys(byUrl).map((url) => [url, NEW_LIST] as const);
  return { ...choice, byUrl: Object.fromEntries(known) };
}
