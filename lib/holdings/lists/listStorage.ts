import { createStore, del, get, set } from 'idb-keyval';
import { reportStorageProblem } from '@/lib/base/storage/storageProblems';
import type { ListState } from './listState';
import { isOfLaterRelease, parseSavedList, RECORD_VERSION, type SavedList } from './savedList';

/** How long to wait for the database. After that the list is fetched in the meantime. */
const ANSWER_MS = 3_000;

/** What the database says about a list. */
export type SavedRecord =
  | { readonly status: 'read'; readonly list: SavedList }
  /** There is no record, or nothing of it can be read. */
  | { readonly status: 'none' }
  /** The database failed, or a later release wrote the record: it must not be overwritten. */
  | { readonly status: 'locked' }
  /** The database has not answered yet. Until it does, the record must not be overwritten. */
  | { readonly status: 'late'; readonly answer: Promise<SavedRecord> };

let opened: ReturnType<typeof createStore> | undefined;

/** The device's database of lists. It is opened at the first use, because it may be missing. */
function database() {
  opened ??= createStore('pangolin.lists', 'lists');
  return opened;
}

/**
 * Reads a saved list. Each list has its own record, so a broken one does not affect others. A
 * database that another page blocks may never answer: after 3 seconds the result is `late`.
 */
export async function readSavedList(url: string): Promise<SavedRecord> {
  const reading = ask(url);
  const answer = reading.then(recordOf, () => {
    reportStorageProblem('notSaved');
    return { status: 'locked' } as const;
  });
  return (await hasSettledInTime(reading)) ? answer : { status: 'late', answer };
}

/**
 * Saves a list in its own record. If the device has no room for it, the previous record stays.
 *
 * @returns Whether it was saved.
 */
export async function saveList(url: string, list: ListState): Promise<boolean> {
  const { loadingRequestId: _request, error: _error, earlierOffer: _offer, ...kept } = list;
  const { choices: _count, ...saved } = kept;
  try {
    await set(url, { version: RECORD_VERSION, ...saved }, database());
    return true;
  } catch {
    reportStorageProblem('notSaved');
    return false;
  }
}

/** Deletes a saved list. */
export async function deleteSavedList(url: string): Promise<void> {
  try {
    await del(url, database());
  } catch {
    // A record that stays behind is never read: its URL is no longer known.
  }
}

async function ask(url: string): Promise<unknown> {
  return get(url, database());
}

async function recordOf(record: unknown): Promise<SavedRecord> {
  if (isOfLaterRelease(record)) {
    reportStorageProblem('newer');
    return { status: 'locked' };
  }
  const list = await parseSavedList(record);
  return list ? { status: 'read', list } : { status: 'none' };
}

/** Whether the database answers within the time limit. */
function hasSettledInTime(reading: Promise<unknown>): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), ANSWER_MS);
    const settle = () => {
      clearTimeout(timer);
      resolve(true);
    };
    reading.then(settle, settle);
  });
}
