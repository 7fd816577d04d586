import { createStore, del, get, set } from 'idb-keyval';
import { getAddress } from 'viem';
import * as z from 'zod/mini';
import { reportStorageProblem } from '@/lib/storage/storageProblems';
import { tokenSchema } from '@/lib/tokens/tokenSchema';
import type { ListState } from './listState';
import { mapInSlices } from './mapInSlices';
import type { TokenList } from './tokenList';

const VERSION = 1;

/** How long to wait for the database. After that the list is fetched again. */
const ANSWER_MS = 3_000;

const listTokenSchema = z.object({
  ...tokenSchema.shape,
  logoURI: z.exactOptional(z.string()),
  tags: z.exactOptional(
    z.array(z.object({ id: z.string(), name: z.string(), description: z.string() })),
  ),
});

const count = z.int().check(z.gte(0));

const documentSchema = z.object({
  name: z.string(),
  timestamp: z.string(),
  version: z.object({ major: count, minor: count, patch: count }),
  logoURI: z.exactOptional(z.string()),
  tokens: z.array(z.unknown()),
  leftOut: count,
});

const recordSchema = z.object({
  version: z.literal(VERSION),
  current: z.exactOptional(documentSchema),
  pendingUpdate: z.exactOptional(documentSchema),
  others: z.array(documentSchema),
  isPinned: z.boolean(),
  dismissedUpdate: z.exactOptional(z.string()),
});

/** The part of a list that is kept between visits: all but its request and error. */
export type SavedList = Omit<ListState, 'loadingRequestId' | 'error'>;

let opened: ReturnType<typeof createStore> | undefined;

/** The device's database of lists. It is opened at the first use, because it may be missing. */
function database() {
  opened ??= createStore('pangolin.lists', 'lists');
  return opened;
}

/**
 * Reads a saved list; undefined when it is not saved or cannot be read. Each list has its own
 * record, so a broken one does not affect others.
 */
export async function readSavedList(url: string): Promise<SavedList | undefined> {
  try {
    const { success, data } = z.safeParse(recordSchema, await inTime(get(url, database())));
    if (!success) return undefined;
    const { version: _version, current, pendingUpdate, others, ...rest } = data;
    return {
      ...rest,
      ...(current && { current: await checkedList(current) }),
      ...(pendingUpdate && { pendingUpdate: await checkedList(pendingUpdate) }),
      others: await Promise.all(others.map(checkedList)),
    };
  } catch {
    // Without a database, or with a broken one, the list is fetched again.
    return undefined;
  }
}

/**
 * Saves a list in its own record. If the device has no room for it, the previous record stays.
 *
 * @returns Whether it was saved.
 */
export async function saveList(url: string, list: ListState): Promise<boolean> {
  const { loadingRequestId: _request, error: _error, ...saved } = list;
  try {
    await set(url, { version: VERSION, ...saved }, database());
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

/** The database's answer within the time limit: a database that another page blocks never opens. */
function inTime<Answer>(asked: Promise<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new BlockedDatabaseError()), ANSWER_MS);
    asked.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

async function checkedList(saved: z.infer<typeof documentSchema>): Promise<TokenList> {
  const tokens = await mapInSlices(saved.tokens, (entry) => {
    const token = z.parse(listTokenSchema, entry);
    return { ...token, address: getAddress(token.address) };
  });
  return { ...saved, tokens };
}

/** The database has not answered in time. */
class BlockedDatabaseError extends Error {
  override readonly name = 'BlockedDatabaseError';
}
