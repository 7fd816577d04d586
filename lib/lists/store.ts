import * as z from 'zod/mini';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { persisted } from '@/lib/storage/persisted';
import { type ListsState, NEW_LIST, NO_LISTS } from './listState';
import { withList, withSelected, withUpdateAccepted } from './listTransitions';
import { isSameList } from './listUpdate';
import { storedError } from './storedError';
import { type TokenList, versionText } from './tokenList';

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

/** Selects a list. */
export function selectList(url: string): void {
  useLists.setState((state) => withSelected(state, url));
}

/**
 * Puts the update that was shown in use, if it is still the pending one. If the list has none, its
 * row shows an error.
 *
 * @param shown - The update that the user has agreed to.
 * @returns False if another update is pending: nothing has changed, and that one must be shown.
 */
export function acceptUpdate(url: string, shown: TokenList): boolean {
  if (isOtherPending(url, shown)) return false;
  try {
    useLists.setState((state) => withList(state, url, withUpdateAccepted));
  } catch (problem) {
    const error = storedError(problem);
    useLists.setState((state) => withList(state, url, (list) => ({ ...list, error })));
  }
  return true;
}

/**
 * Dismisses the update that was shown, if it is still the pending one. It can still be accepted.
 *
 * @param shown - The update that the user has put off.
 * @returns False if another update is pending: nothing has changed, and that one must be shown.
 */
export function dismissUpdate(url: string, shown: TokenList): boolean {
  if (isOtherPending(url, shown)) return false;
  useLists.setState((state) =>
    withList(state, url, (list) => ({
      ...list,
      ...(list.pendingUpdate && { dismissedUpdate: versionText(list.pendingUpdate.version) }),
    })),
  );
  return true;
}

/** Whether a list has a pending update, and it is another one than the one that was shown. */
function isOtherPending(url: string, shown: TokenList): boolean {
  const pending = useLists.getState().byUrl[url]?.pendingUpdate;
  return pending !== undefined && !isSameList(pending, shown);
}

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function withoutLists<Choice extends { readonly byUrl: Urls }>({ byUrl, ...choice }: Choice) {
  const known = Object.keys(byUrl).map((url) => [url, NEW_LIST] as const);
  return { ...choice, byUrl: Object.fromEntries(known) };
}
