import 'fake-indexeddb/auto';
import { createStore, get, set } from 'idb-keyval';
import { storageProblems } from '@/lib/storage/storageProblems';
import { fakeList, fakeToken } from './fakeLists.setup';
import { type ListState, NEW_LIST } from './listState';
import { deleteSavedList, readSavedList, saveList } from './savedLists';

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

test('LST-25 REL-02 a list is saved with its versions and choices, without its request and error', async () => {
  const error = { code: 'listErrors.duplicateTokens', values: {} } as const;
  await saveList(OWN, { ...LIST, loadingRequestId: '7', error });
  expect(await readSavedList(OWN)).toEqual(LIST);
  await deleteSavedList(OWN);
  expect(await readSavedList(OWN)).toBeUndefined();
});

const token = { ...fakeToken(1) };
test.each([
  ['no object', 'corrupt'],
  ['nothing of a list', {}],
  ['a later release', { ...LIST, version: 2 }],
  ['no versions', { ...LIST, version: 1, others: 'none' }],
  [
    'a token without an address',
    { ...LIST, version: 1, current: withTokens({ ...token, address: '0x1' }) },
  ],
  [
    'a token of 37 decimals',
    { ...LIST, version: 1, current: withTokens({ ...token, decimals: 37 }) },
  ],
  [
    'a token of another chain',
    { ...LIST, version: 1, current: withTokens({ ...token, chainId: 1 }) },
  ],
  ['tokens that are none', { ...LIST, version: 1, pendingUpdate: withTokens(null) }],
  ['a prototype in place of a list', JSON.parse('{"__proto__":{"version":1},"others":[]}')],
])('REL-02 S12 a record with %s costs its own list only', async (_what, record) => {
  await saveList(AB, LIST);
  await set(OWN, record, DATABASE);
  expect(await readSavedList(OWN)).toBeUndefined();
  expect(await readSavedList(AB)).toEqual(LIST);
});

function withTokens(...tokens: readonly unknown[]) {
  return { ...fakeList('1.0.0', []), tokens };
}

test('REL-02 a saved address in lower case is checksummed again', async () => {
  const address = '0xd586e7f844cea2f87f50152665bcbc2c279d8d70';
  const current = withTokens({ ...fakeToken(1), address });
  await set(OWN, { ...NEW_LIST, version: 1, current }, DATABASE);
  expect((await readSavedList(OWN))?.current?.tokens[0]?.address).toBe(
    '0xd586E7F844cEa2F87f50152665BCbc2C279D8d70',
  );
});

test('S05 a full device keeps the list that it had, and says that changes are not saved', async () => {
  expect(await saveList(OWN, LIST)).toBe(true);
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await saveList(OWN, { ...LIST, isPinned: false })).toBe(false);
  expect(storageProblems()).toContain('notSaved');
  expect(await readSavedList(OWN)).toEqual(LIST);
});

test('S06 LST-06 a database that is never opened, as behind a blocked upgrade, is given up', async () => {
  indexedDB.open = () => ({}) as IDBOpenDBRequest;
  await jest.isolateModulesAsync(async () => {
    const { readSavedList: read } = await import('./savedLists');
    jest.useFakeTimers();
    const ended = jest.fn();
    void read(OWN).then(ended);
    await jest.advanceTimersByTimeAsync(3_000);
    expect(ended).toHaveBeenCalledWith(undefined);
  });
});

test('S06 without a database nothing is read, and the page learns that nothing is saved', async () => {
  indexedDB.open = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  await jest.isolateModulesAsync(async () => {
    const fresh = await import('./savedLists');
    const { storageProblems: problems } = await import('@/lib/storage/storageProblems');
    expect(await fresh.readSavedList(OWN)).toBeUndefined();
    expect(await fresh.saveList(OWN, LIST)).toBe(false);
    await fresh.deleteSavedList(OWN);
    expect(problems()).toEqual(['notSaved']);
  });
  expect(await get(OWN, DATABASE)).toBeUndefined();
});
