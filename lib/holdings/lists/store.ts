import * as z from 'zod/mini';
import { isRecord } from '@/lib/base/json/isRecord';
import { persistedStore } from '@/lib/base/storage/store';
import { type ListsState, NEW_LIST, NO_LISTS } from './listState';

type Urls = Readonly<Record<string, unknown>>;

const urls = z.catch(z.array(z.string()), []);

/** The stored form: the URLs and the selection. The lists themselves are saved one by one. */
const schema: z.ZodMiniType<ListsState> = z.pipe(
  z.object({
    byUrl: z.catch(z.custom<Urls>(isRecord), {}),
    selectedListUrl: urls,
    lastInitializedDefaultListOfLists: urls,
  }),
  z.transform(withoutLists),
);

/** The token lists of this device, and the selection among them, which all tabs share. */
export const useLists = persistedStore(NO_LISTS, {
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
});

function withoutLists<Choice extends { readonly byUrl: Urls }>({ byUrl, ...choice }: Choice) {
  const known = Object.keys(byUrl).map((url) => [url, NEW_LIST] as const);
  return { ...choice, byUrl: Object.fromEntries(known) };
}
