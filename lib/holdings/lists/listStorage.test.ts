import 'fake-indexeddb/auto';
import { createStore, get, set } from 'idb-keyval';
import { storageProblems } from '@/lib/base/storage/storageProblems';
import { type ListState, NEW_LIST } from './listState';
import { deleteSavedList, readSavedList, saveList } from './listStorage';
import { fakeList, fakeToken } from './testing/fakeLists.setup';

const [AB, OWN] = ['https://a/ab.json', 'https://own/list.json'] as const;
const LIST: ListState = {
  ...NEW_LIST,
  current: fakeList('1.1.0', [
    fakeToken(1, { logoURI: 'https://logos.example/1.png' }),
    fakeToken(2, { tags: [{ id: 'stable', name: 'Stable', description: 'A dollar' }] }),
  ]),
  pendingUpdate: fakeList('2.0.0', [fakeToken(3)]),
  others: [fakeList('1.0.0', [fakeToken(1)])],
  isPinned: true,
  dismissedUpdate: '2.0.0',
};
/** The database of the app, as another program of this device may have left it. */
const DATABASE = createStore('pangolin.lists', 'lists');

const { open } = indexedDB;

beforeEach(async () => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  indexedDB.open = open;
  await Promise.all([AB, OWN].map(deleteSavedList));
});

test('LST-25 REL-02 a list is saved with its versions and choices, without what belongs to one page', async () => {
  const error = { code: 'listErrors.duplicateTokens', values: {} } as const;
  await saveList(OWN, { ...LIST, loadingRequestId: '7', error, earlierOffer: '1.0.0', choices: 3 });
  expect(await readSavedList(OWN)).toEqual({ status: 'read', list: LIST });
  await deleteSavedList(OWN);
  expect(await readSavedList(OWN)).toEqual({ status: 'none' });
});

test.each([
  ['no object', 'corrupt'],
  ['nothing of a list', {}],
  ['a prototype in place of a list', JSON.parse('{"__proto__":{"version":1},"others":[]}')],
])('REL-02 S12 a record with %s costs its own list only', async (_what, record) => {
  await saveList(AB, LIST);
  await set(OWN, record, DATABASE);
  expect(await readSavedList(OWN)).toEqual({ status: 'none' });
  expect(await readSavedList(AB)).toEqual({ status: 'read', list: LIST });
});

const token = fakeToken(1);
const BROKEN = [
  ['a token without an address', withTokens({ ...token, address: '0x1' })],
  ['a token of 37 decimals', withTokens({ ...token, decimals: 37 })],
  ['a token of another chain', withTokens({ ...token, chainId: 1 })],
  ['tokens that are none', withTokens(null)],
  ['no version number', { ...LIST.current, version: '1.0.0' }],
] as const;

test.each(BROKEN)(
  'LST-25 REL-02 S12 %s in a kept version costs only that version',
  async (_what, broken) => {
    const record = { ...LIST, version: 1, others: [broken, ...LIST.others] };
    await set(OWN, record, DATABASE);
    expect(await readSavedList(OWN)).toEqual({ status: 'read', list: LIST });
  },
);

test.each(BROKEN)(
  'LST-25 REL-02 S12 %s in the version in use keeps the pin, and the kept version is used',
  async (_what, current) => {
    await set(OWN, { ...LIST, version: 1, current }, DATABASE);
    const [kept] = LIST.others;
    const list = { ...LIST, current: kept, others: [] };
    expect(await readSavedList(OWN)).toEqual({ status: 'read', list });
    await set(OWN, { ...LIST, version: 1, current, others: 'none' }, DATABASE);
    const { current: _unreadable, ...rest } = LIST;
    expect(await readSavedList(OWN)).toEqual({ status: 'read', list: { ...rest, others: [] } });
  },
);

test('REL-02 S12 a record of a later release is not to be overwritten', async () => {
  await set(OWN, { ...LIST, version: 2 }, DATABASE);
  expect(await readSavedList(OWN)).toEqual({ status: 'locked' });
  expect(storageProblems()).toContain('newer');
});

function withTokens(...tokens: readonly unknown[]) {
  return { ...fakeList('1.0.0', []), tokens };
}

test('REL-02 a saved address in lower case is checksummed again', async () => {
  const address = '0xd586e7f844cea2f87f50152665bcbc2c279d8d70';
  const current = withTokens({ ...fakeToken(1), address });
  await set(OWN, { ...NEW_LIST, version: 1, current }, DATABASE);
  const tokens = [{ address: '0xd586E7F844cEa2F87f50152665BCbc2C279D8d70' }];
  expect(await readSavedList(OWN)).toMatchObject({ list: { current: { tokens } } });
});

test('S05 a full device keeps the list that it had, and says that changes are not saved', async () => {
  expect(await saveList(OWN, LIST)).toBe(true);
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await saveList(OWN, { ...LIST, isPinned: false })).toBe(false);
  expect(storageProblems()).toContain('notSaved');
  expect(await readSavedList(OWN)).toEqual({ status: 'read', list: LIST });
});

test('S06 LST-06 a database that is never opened, as behind a blocked upgrade, is not waited for', async () => {
  indexedDB.open = () => ({}) as IDBOpenDBRequest;
  await jest.isolateModulesAsync(async () => {
    const { readSavedList: read } = await import('./listStorage');
    jest.useFakeTimers();
    const ended = jest.fn();
    void read(OWN).then(ended);
    await jest.advanceTimersByTimeAsync(3_000);
    expect(ended).toHaveBeenCalledWith({ status: 'late', answer: expect.any(Promise) });
  });
});

test('S06 without a database nothing is read, and the page learns that nothing is saved', async () => {
  indexedDB.open = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  await jest.isolateModulesAsync(async () => {
    const fresh = await import('./listStorage');
    const { storageProblems: problems } = await import('@/lib/base/storage/storageProblems');
    expect(await fresh.readSavedList(OWN)).toEqual({ status: 'locked' });
    expect(await fresh.saveList(OWN, LIST)).toBe(false);
    await fresh.deleteSavedList(OWN);
    expect(problems()).toEqual(['notSaved']);
  });
  expect(await get(OWN, DATABASE)).toBeUndefined();
});

test('LST-29 LST-30 REL-02 a list without a time and with faulty tokens is saved, and so is one of an earlier release', async () => {
  const { timestamp: _none, ...timeless } = fakeList('1.0.0', [fakeToken(1)]);
  const current = { ...timeless, leftOut: 3, faults: { symbolLong: 2, twice: 1 } };
  await saveList(OWN, { ...NEW_LIST, current, others: LIST.others });
  expect(await readSavedList(OWN)).toEqual({
    status: 'read',
    list: { ...NEW_LIST, current, others: LIST.others },
  });
  // A fault of another release takes only the count away.
  const other = { ...current, faults: { price: 1 } };
  await set(OWN, { ...NEW_LIST, version: 1, current: other }, DATABASE);
  const { faults: _unknown, ...counted } = current;
  expect(await readSavedList(OWN)).toEqual({
    status: 'read',
    list: { ...NEW_LIST, current: counted },
  });
});

test('TOK-25 REL-02 symbols of a list that an earlier release saved follow the present rules', async () => {
  const current = withTokens(fakeToken(1, { symbol: 'PNG$1,000' }), fakeToken(2));
  await set(OWN, { ...NEW_LIST, version: 1, current }, DATABASE);
  const tokens = [{ symbol: 'UNKNOWN' }, { symbol: 'T2' }];
  expect(await readSavedList(OWN)).toMatchObject({ list: { current: { tokens } } });
});
