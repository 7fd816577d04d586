import { safeLocalStorage } from '@/lib/base/storage/safeLocalStorage';

const USER_KEY = 'redux_localstorage_simple_user';
const LISTS_KEY = 'redux_localstorage_simple_lists';
/** Set once the state was taken over. */
const DONE_KEY = 'pangolin.oldState';

/**
 * What the historic app has stored on this origin; undefined if it has not, or it is taken over.
 */
export type HistoricState = { readonly user: string | null; readonly lists: string | null };

/** The state of the historic app that waits to be taken over. */
export function pendingHistoricState(): HistoricState | undefined {
  if (safeLocalStorage.getItem(DONE_KEY) !== null) return undefined;
  const [user, lists] = [USER_KEY, LISTS_KEY].map((key) => safeLocalStorage.getItem(key));
  return user || lists ? { user: user ?? null, lists: lists ?? null } : undefined;
}

/** Records that the state was taken over. The historic app's own keys stay as they are. */
export function recordHistoricStateTaken(): void {
  safeLocalStorage.setItem(DONE_KEY, 'taken');
}
