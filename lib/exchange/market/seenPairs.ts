import { createStore, promisifyRequest } from 'idb-keyval';
import type { Address } from 'viem';
import { CHAIN_IDS, type ChainId } from '@/lib/base/networks/network';
import { MINUTE_SECONDS } from '@/lib/base/time/seconds';
import { clearMark } from '@/lib/transactions/activity/clearMark';
import type { MarketRead } from './historyRead';
import type { HistorySpan } from './keptBlocks';
import type { PairHistory, PairMoment } from './pairHistory';
import { heldInForm, seenForm } from './seenForm';
import { MAX_SEEN, superfluous } from './seenSlots';

/** How many pairs of a moment are kept. */
const MAX_PAIRS = 12;
/** What is drawn needs no more points. */
const MAX_POINTS = 300;
/** An hour has at least as many blocks. */
const HOUR_BLOCKS = 1_800n;
/** Version of a read that is kept. */
const READ_VERSION = 1;

let opened: ReturnType<typeof createStore> | undefined;

/** The device's database of prices. It is opened at the first use, because it may be missing. */
function database() {
  opened ??= createStore('pangolin.market', 'seen');
  return opened;
}

/**
 * Keeps what some pairs hold, unless a tab has already kept that minute, and deletes what has become
 * superfluous. The keys are read in the transaction that writes, so that tabs do not disagree.
 *
 * @param now - What the pairs hold, the most important first, at a time of the chain.
 * @throws when the database refuses, or has no room.
 */
export async function keepSeen(chainId: ChainId, { seconds, reserves }: PairMoment): Promise<void> {
  await deleteCleared();
  const held = new Map([...reserves].slice(0, MAX_PAIRS));
  if (held.size === 0) return;
  await database()('readwrite', async (store) => {
    const keys = seenKeys(await promisifyRequest(store.getAllKeys(allSeen())));
    const times = keys.flatMap((key) => (key[1] === chainId ? [key[2]] : []));
    const minuteOf = (time: number) => Math.floor(time / MINUTE_SECONDS);
    if (times.some((time) => minuteOf(time) === minuteOf(seconds))) return;
    store.put(seenForm(held), ['seen', chainId, seconds]);
    const clocks = { chain: seconds, device: Math.floor(Date.now() / 1000) };
    const gone = new Set(superfluous(times, clocks));
    for (const time of gone) store.delete(['seen', chainId, time]);
    const rest = keys.filter((key) => key[1] !== chainId || !gone.has(key[2]));
    const oldest = rest.toSorted((a, b) => a[2] - b[2]).slice(0, rest.length + 1 - MAX_SEEN);
    if (rest.length >= MAX_SEEN) for (const key of oldest) store.delete([...key]);
    await promisifyRequest(store.transaction);
  });
}

/**
 * What this browser has seen of some pairs: the moments at which it saw all of them, at most 300.
 *
 * @throws when the database can't be read. It may also never answer, if another page blocks it.
 */
export async function readSeen(chainId: ChainId, pairs: readonly Address[]): Promise<PairHistory> {
  await deleteCleared();
  const [keys, values] = await database()('readonly', (store) =>
    Promise.all([
      promisifyRequest(store.getAllKeys(seenOf(chainId))),
      promisifyRequest(store.getAll(seenOf(chainId)) as IDBRequest<unknown[]>),
    ]),
  );
  const moments = keys.flatMap((key: unknown, index) => {
    const reserves = isSeenKey(key) ? heldInForm(values[index], pairs) : undefined;
    return isSeenKey(key) && reserves?.size === pairs.length ? [{ seconds: key[2], reserves }] : [];
  });
  return { source: 'seen', moments: sparse(moments) };
}

/** Keeps what was read of the past, so that a reload within the hour does not read it again. */
export async function keepRead(
  chainId: ChainId,
  span: HistorySpan,
  kept: { readonly block: bigint; readonly read: MarketRead },
): Promise<void> {
  await deleteCleared();
  await database()('readwrite', (store) => {
    store.put({ version: READ_VERSION, ...kept }, ['read', chainId, span]);
    return promisifyRequest(store.transaction);
  });
}

/** What was read of the past less than an hour before a block; undefined if nothing was kept. */
export async function keptRead(
  chainId: ChainId,
  span: HistorySpan,
  block: bigint,
): Promise<MarketRead | undefined> {
  await deleteCleared();
  const kept: unknown = await database()('readonly', (store) =>
    promisifyRequest(store.get(['read', chainId, span]) as IDBRequest<unknown>),
  );
  if (!isKeptRead(kept)) return undefined;
  return kept.block <= block && block - kept.block < HOUR_BLOCKS ? kept.read : undefined;
}

/** Deletes what is of a chain that was cleared, also by another tab. */
export async function deleteCleared(): Promise<void> {
  await database()('readwrite', async (store) => {
    for (const chainId of CHAIN_IDS) {
      const mark = clearMark(chainId);
      if (mark === null) continue;
      if ((await promisifyRequest(store.get(['cleared', chainId]))) === mark) continue;
      store.delete(seenOf(chainId));
      store.delete(IDBKeyRange.bound(['read', chainId], ['read', chainId, []]));
      store.put(mark, ['cleared', chainId]);
    }
    await promisifyRequest(store.transaction);
  });
}

type SeenKey = readonly ['seen', ChainId, number];

/** Keys in the order of the database: by chain and time. An array sorts behind all numbers. */
function allSeen(): IDBKeyRange {
  return IDBKeyRange.bound(['seen'], ['seen', []]);
}

function seenOf(chainId: ChainId): IDBKeyRange {
  return IDBKeyRange.bound(['seen', chainId], ['seen', chainId, []]);
}

function seenKeys(keys: readonly IDBValidKey[]): readonly SeenKey[] {
  return keys.flatMap((key: unknown) => (isSeenKey(key) ? [key] : []));
}

function isSeenKey(key: unknown): key is SeenKey {
  return Array.isArray(key) && key.length === 3 && typeof key[2] === 'number';
}

type KeptRead = { readonly version: number; readonly block: bigint; readonly read: MarketRead };

/** Whether a stored read is of this form. The database does not store half a value. */
function isKeptRead(kept: unknown): kept is KeptRead {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    'version' in kept &&
    kept.version === READ_VERSION &&
    'block' in kept &&
    typeof kept.block === 'bigint'
  );
}

/** The last moment of each of 300 equal parts of the time. */
function sparse(moments: readonly PairMoment[]): readonly PairMoment[] {
  const [first, last] = [moments[0], moments.at(-1)];
  if (first === undefined || last === undefined || moments.length <= MAX_POINTS) return moments;
  const part = (last.seconds - first.seconds + 1) / MAX_POINTS;
  const parts = moments.map(
    (moment) => [Math.floor((moment.seconds - first.seconds) / part), moment] as const,
  );
  return [...new Map(parts).values()];
}
