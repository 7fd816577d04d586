import 'fake-indexeddb/auto';
import { type ListState, NEW_LIST } from './listState';
import { withList } from './listTransitions';
import { withEarlierVersion, withPin, withUpdateAccepted } from './listVersions';
import type { useLists } from './store';
import { fakeList, fakeToken } from './testing/fakeLists.setup';
import { slowDatabase } from './testing/slowDatabase.setup';

const [AB, OWN] = ['https://a/ab.json', 'https://own/list.json'] as const;
const FIRST: ListState = { ...NEW_LIST, current: fakeList('1.0.0', [fakeToken(1)]) };
const SECOND: ListState = { ...NEW_LIST, current: fakeList('1.1.0', [fakeToken(1), fakeToken(2)]) };

/** A tab of the browser: a copy of the app's code, with the same database and channels. */
type Tab = {
  readonly lists: typeof useLists;
  readonly restore: () => Promise<void>;
  readonly stored: (url: string) => Promise<unknown>;
};

let closed = new AbortController();

const refetch = jest.fn();

async function openTab(): Promise<Tab> {
  let tab: Tab | undefined;
  await jest.isolateModulesAsync(async () => {
    const { useLists: lists } = await import('./store');
    const { restoreLists, saveChangedLists } = await import('./saveChanges');
    const { readSavedList } = await import('./listStorage');
    lists.setState({ byUrl: { [AB]: NEW_LIST, [OWN]: NEW_LIST }, selectedListUrl: [AB] });
    const stored = async (url: string) => {
      const record = await readSavedList(url);
      return record.status === 'read' ? record.list : undefined;
    };
    await restoreLists(lists, refetch);
    saveChangedLists(lists, refetch, closed.signal);
    tab = { lists, restore: () => restoreLists(lists, refetch), stored };
  });
  if (tab === undefined) throw new Error('no tab');
  return tab;
}

const change = ({ lists }: Tab, url: string, list: ListState) =>
  lists.setState(({ byUrl }) => ({ byUrl: { ...byUrl, [url]: list } }));
const current = ({ lists }: Tab, url: string) => lists.getState().byUrl[url]?.current;

/** Waits until a condition holds, at most until the test ends. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const { signal } = closed;
  while (!(await isSo())) {
    signal.throwIfAborted();
    await new Promise((resolve) => setImmediate(resolve));
  }
}

beforeEach(async () => {
  jest.restoreAllMocks();
  refetch.mockClear();
  closed = new AbortController();
  await jest.isolateModulesAsync(async () => {
    const { deleteSavedList } = await import('./listStorage');
    await Promise.all([AB, OWN].map(deleteSavedList));
  });
});

afterEach(() => closed.abort());

test('REL-02 LST-06 a list that one tab saves is taken over by another, and does not affect other lists', async () => {
  const [here, there] = [await openTab(), await openTab()];
  change(here, OWN, FIRST);
  await until(() => current(there, OWN) !== undefined);
  expect(current(there, OWN)).toEqual(FIRST.current);
  expect(current(there, AB)).toBeUndefined();
  change(there, OWN, SECOND);
  await until(() => current(here, OWN)?.tokens.length === 2);
  expect(await here.stored(OWN)).toEqual(SECOND);
});

test('LST-13 LST-24 an update that one tab puts off, or accepts, is put off or accepted in another', async () => {
  const [here, there] = [await openTab(), await openTab()];
  const waiting = { ...FIRST, pendingUpdate: fakeList('2.0.0', [fakeToken(2)]) };
  change(here, OWN, waiting);
  await until(() => there.lists.getState().byUrl[OWN]?.pendingUpdate !== undefined);
  change(here, OWN, { ...waiting, dismissedUpdate: '2.0.0' });
  await until(() => there.lists.getState().byUrl[OWN]?.dismissedUpdate === '2.0.0');
  change(there, OWN, { ...FIRST, current: waiting.pendingUpdate });
  await until(() => current(here, OWN)?.version.major === 2);
  expect(here.lists.getState().byUrl[OWN]?.pendingUpdate).toBeUndefined();
});

const [OLD, ONE, TWO] = [
  fakeList('0.9.0', []),
  fakeList('1.0.0', [fakeToken(1)]),
  fakeList('2.0.0', [fakeToken(2)]),
];

/** What a user does in one tab while it reads what another tab has saved; and the result. */
const CHOICES = [
  ['accepts the update', withUpdateAccepted, { current: TWO, others: [ONE, OLD], isPinned: false }],
  [
    'goes back to an earlier version',
    (list: ListState) => withEarlierVersion(list, '0.9.0'),
    { current: OLD, others: [ONE], isPinned: true },
  ],
  [
    'pins the list',
    (list: ListState) => withPin(list, true),
    { current: ONE, pendingUpdate: TWO, others: [OLD], isPinned: true },
  ],
  [
    'puts the update off',
    (list: ListState) => ({ ...list, dismissedUpdate: '2.0.0' }),
    { current: ONE, pendingUpdate: TWO, dismissedUpdate: '2.0.0' },
  ],
] as const;

const CASES = CHOICES.flatMap((each) => [[false, ...each] as const, [true, ...each] as const]);

test.each(CASES)(
  'LST-08 LST-13 LST-25 an answer of the database (late: %s) undoes nothing if the user meanwhile %s',
  async (isLate, _what, choose, chosen) => {
    const [here, there] = [await openTab(), await openTab()];
    const waiting = { ...NEW_LIST, current: ONE, pendingUpdate: TWO, others: [OLD] };
    change(there, OWN, waiting);
    await until(() => current(here, OWN) !== undefined);
    const release = slowDatabase(isLate);
    change(there, OWN, { ...waiting, others: [...waiting.others] });
    await until(() => jest.mocked(IDBObjectStore.prototype.get).mock.calls.length > 0);
    // Timers end in turn: by then the wait for the database has ended, if it is late.
    await new Promise((resolve) => setTimeout(resolve));
    here.lists.setState((state) => withList(state, OWN, choose));
    release();
    // Messages arrive in order: by then the answer was used.
    change(there, AB, FIRST);
    await until(() => current(here, AB) !== undefined);
    expect(refetch).toHaveBeenCalledTimes(isLate ? 1 : 0);
    expect(here.lists.getState().byUrl[OWN]).toMatchObject(chosen);
    expect(await here.stored(OWN)).toMatchObject(chosen);
  },
);

test('REL-02 what was read is not written again', async () => {
  const here = await openTab();
  change(here, OWN, FIRST);
  await until(async () => (await here.stored(OWN)) !== undefined);
  const put = jest.spyOn(IDBObjectStore.prototype, 'put');
  const there = await openTab();
  expect(current(there, OWN)).toEqual(FIRST.current);
  await there.restore();
  expect(put).not.toHaveBeenCalled();
});

test('LST-07 a list that one tab removes is gone from the device', async () => {
  const here = await openTab();
  change(here, OWN, FIRST);
  await until(async () => (await here.stored(OWN)) !== undefined);
  here.lists.setState({ byUrl: { [AB]: NEW_LIST } });
  await until(async () => (await here.stored(OWN)) === undefined);
});

test('S05 LST-06 a list that a full device cannot save stays in use here, and other tabs keep theirs', async () => {
  const [here, there] = [await openTab(), await openTab()];
  change(here, OWN, FIRST);
  await until(() => current(there, OWN) !== undefined);
  const put = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  // Neither can save what it has fetched; the first would announce an outdated list to the second.
  change(there, OWN, SECOND);
  change(here, OWN, SECOND);
  await until(() => put.mock.calls.length === 2);
  put.mockRestore();
  // Messages arrive in order: that of the next list is the last one.
  change(here, AB, FIRST);
  await until(() => current(there, AB) !== undefined);
  expect(current(here, OWN)).toEqual(SECOND.current);
  expect(current(there, OWN)).toEqual(SECOND.current);
});

test('REL-02 a broken record costs one list: the other is restored', async () => {
  const here = await openTab();
  change(here, AB, FIRST);
  change(here, OWN, FIRST);
  await until(
    async () => (await here.stored(AB)) !== undefined && (await here.stored(OWN)) !== undefined,
  );
  const { createStore, set } = await import('idb-keyval');
  await set(OWN, 'broken', createStore('pangolin.lists', 'lists'));
  const again = await openTab();
  expect(current(again, AB)).toEqual(FIRST.current);
  expect(current(again, OWN)).toBeUndefined();
});

test('REL-02 S12 the record of a later release is not overwritten', async () => {
  const { createStore, get, set } = await import('idb-keyval');
  const database = createStore('pangolin.lists', 'lists');
  await set(OWN, { version: 2 }, database);
  const here = await openTab();
  change(here, OWN, FIRST);
  change(here, AB, FIRST);
  await until(async () => (await here.stored(AB)) !== undefined);
  expect(await get(OWN, database)).toEqual({ version: 2 });
});
