import 'fake-indexeddb/auto';
import { act, renderHook, waitFor } from '@testing-library/react';
import { Provider, useAtomValue, useSetAtom } from 'jotai';
import { endListNewsAtom, listPopupsAtom } from './atoms';
import { DuplicateTokensError } from './listErrors';
import { type DefaultLists, NEW_LIST, NO_LISTS } from './listState';
import { deleteSavedList, readSavedList, saveList } from './listStorage';
import { useLists } from './store';
import { acceptUpdate, dismissUpdate } from './storeActions';
import { fakeList, fakeToken } from './testing/fakeLists.setup';
import { slowDatabase } from './testing/slowDatabase.setup';
import type { TokenList } from './tokenList';
import { useKeepLists } from './useKeepLists';
import { useListActions } from './useListActions';

const [AB, STABLE, OWN] = [
  'https://a/ab.json',
  'https://a/stable.json',
  'https://own/list.json',
] as const;
const DEFAULTS: DefaultLists = { urls: [AB, STABLE], selected: AB, fallback: STABLE };
const [A, B] = [fakeToken(1), fakeToken(2)];

/** The lists that the hosts serve; a test changes them. */
const hosted = new Map<string, TokenList | Error>();
const fetched: string[] = [];

async function fetchList(url: string): Promise<TokenList> {
  fetched.push(url);
  const list = hosted.get(url);
  if (list === undefined || list instanceof Error) throw list ?? new Error('no such list');
  return list;
}

// jsdom lacks both.
globalThis.structuredClone ??= (value) => JSON.parse(JSON.stringify(value));
globalThis.BroadcastChannel ??= class {
  postMessage() {}
  close() {}
} as unknown as typeof BroadcastChannel;

const OPTIONS = { defaults: DEFAULTS, fetchList };

/** Opens a page with what this device has saved. */
function openPage() {
  return renderHook(
    () => {
      useKeepLists(OPTIONS);
      const [popup] = useAtomValue(listPopupsAtom);
      const endNews = useSetAtom(endListNewsAtom);
      return { actions: useListActions(OPTIONS), popup, endNews };
    },
    { wrapper: Provider },
  );
}

/** Lets the interval between two fetches pass. */
async function tick(): Promise<void> {
  const calls = jest.mocked(window.setInterval).mock.calls;
  const [refresh] = calls.findLast(([, ms]) => ms === 600_000) ?? [];
  await act(async () => refresh?.());
}

const list = (url: string) => useLists.getState().byUrl[url];

async function saved(url: string) {
  const record = await readSavedList(url);
  return record.status === 'read' ? record.list : undefined;
}

beforeEach(async () => {
  jest.restoreAllMocks();
  jest.spyOn(window, 'setInterval');
  for (const level of ['warn', 'error'] as const)
    jest.spyOn(console, level).mockImplementation(() => undefined);
  await Promise.all([AB, STABLE, OWN, `${OWN}?2`].map(deleteSavedList));
  useLists.setState(NO_LISTS, true);
  useLists.persist.rehydrate();
  fetched.length = 0;
  hosted.clear();
  hosted.set(AB, fakeList('1.0.0', [A]));
  hosted.set(STABLE, fakeList('1.0.0', [B]));
});

test('LST-02 LST-04 a first visit fetches the default lists and selects one', async () => {
  openPage();
  await waitFor(() => expect(list(STABLE)?.current).toEqual(hosted.get(STABLE)));
  expect(list(AB)?.current).toEqual(hosted.get(AB));
  expect(useLists.getState().selectedListUrl).toEqual([AB]);
});

test('LST-19 without a wallet, the lists are fetched again every 600000 ms, and a hidden page waits', async () => {
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  openPage();
  await waitFor(() => expect(list(STABLE)?.current).toBeDefined());
  expect(fetched).toHaveLength(2);
  await tick();
  expect(fetched).toHaveLength(4);
  visibility.mockReturnValue('hidden');
  await tick();
  await tick();
  expect(fetched).toHaveLength(4);
  visibility.mockReturnValue('visible');
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(fetched).toHaveLength(6);
});

test('LST-19 RPC-12 a page that opens hidden restores its lists, and fetches them once it is seen', async () => {
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  openPage();
  await waitFor(() => expect(useLists.getState().selectedListUrl).toEqual([AB]));
  await waitFor(() => expect(window.setInterval).toHaveBeenCalledWith(expect.anything(), 600_000));
  expect(fetched).toEqual([]);
  visibility.mockReturnValue('visible');
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(fetched).toHaveLength(2);
});

test('LST-19 RPC-12 a hidden page fetches a list whose record comes late once it is seen', async () => {
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await saveList(OWN, PINNED);
  useLists.setState({ byUrl: { [OWN]: NEW_LIST }, selectedListUrl: [OWN] });
  hosted.set(OWN, fakeList('2.0.0', [B]));
  const answer = slowDatabase();
  openPage();
  await waitFor(() => expect(window.setInterval).toHaveBeenCalledWith(expect.anything(), 600_000), {
    timeout: 5_000,
  });
  await act(async () => answer());
  await waitFor(() => expect(list(OWN)?.current).toEqual(PINNED.current));
  expect(fetched).toEqual([]);
  visibility.mockReturnValue('visible');
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(fetched).toContain(OWN);
});

test('LST-06 ERR-11 ERR-24 a refresh that fails keeps the last good list, is logged and sets the error', async () => {
  openPage();
  await waitFor(() => expect(list(AB)?.current).toBeDefined());
  const failure = new DuplicateTokensError();
  hosted.set(AB, failure);
  await tick();
  expect(list(AB)).toMatchObject({
    current: fakeList('1.0.0', [A]),
    error: { code: 'listErrors.duplicateTokens' },
  });
  expect(console.warn).toHaveBeenCalledWith(
    `Could not show token list due to error (${AB})`,
    failure,
  );
});

test('LST-07 LST-11 an own list survives the visit, and its applied update is announced with the auto flag', async () => {
  const page = openPage();
  hosted.set(OWN, fakeList('1.0.0', [A]));
  act(() => page.result.current.actions.add(OWN, fakeList('1.0.0', [A])));
  await waitFor(async () => expect(await saved(OWN)).toBeDefined());
  page.unmount();
  const stored = localStorage.getItem('pangolin.lists') ?? '';
  useLists.setState(NO_LISTS, true);
  localStorage.setItem('pangolin.lists', stored);
  useLists.persist.rehydrate();
  hosted.set(OWN, fakeList('1.1.0', [A, B]));
  const again = openPage();
  await waitFor(() => expect(list(OWN)?.current).toEqual(hosted.get(OWN)));
  expect(useLists.getState().selectedListUrl).toEqual([AB, OWN]);
  await waitFor(() =>
    expect(again.result.current.popup).toMatchObject({
      removeAfterMs: 15_000,
      content: [{ url: OWN, status: 'applied', after: { version: { minor: 1 } } }],
    }),
  );
});

test('LST-12 LST-13 LST-24 one popup announces all updates of selected lists, and stays for a major one', async () => {
  const page = openPage();
  const second = `${OWN}?2`;
  for (const url of [OWN, second]) {
    hosted.set(url, fakeList('1.0.0', [A]));
    act(() => page.result.current.actions.add(url, fakeList('1.0.0', [A])));
  }
  hosted.set(OWN, fakeList('2.0.0', [B]));
  hosted.set(second, fakeList('1.0.1', [B]));
  await tick();
  expect(page.result.current.popup).toMatchObject({
    removeAfterMs: null,
    content: [
      { url: OWN, status: 'waiting' },
      { url: second, status: 'heldBack' },
    ],
  });
  expect(console.error).toHaveBeenCalledWith(
    `The update of the token list ${second} changes more than its version says`,
  );
});

test('LST-24 the update of a list that is not selected is not announced', async () => {
  const page = openPage();
  hosted.set(OWN, fakeList('1.0.0', [A]));
  act(() => page.result.current.actions.add(OWN, fakeList('1.0.0', [A])));
  act(() => page.result.current.actions.deselect(OWN));
  hosted.set(OWN, fakeList('2.0.0', [B]));
  await tick();
  expect(list(OWN)?.pendingUpdate).toBeDefined();
  expect(page.result.current.popup).toBeUndefined();
});

test('LST-05 LST-19 a refresh that finds nothing new writes nothing, even while an update waits', async () => {
  const page = openPage();
  act(() => page.result.current.actions.add(OWN, fakeList('1.0.0', [A])));
  hosted.set(OWN, fakeList('2.0.0', [B]));
  await tick();
  await waitFor(async () => expect((await saved(OWN))?.pendingUpdate).toBeDefined());
  await waitFor(async () => expect(await saved(STABLE)).toBeDefined());
  const put = jest.spyOn(IDBObjectStore.prototype, 'put');
  hosted.set(OWN, fakeList('2.0.0', [B]));
  hosted.set(AB, fakeList('1.0.0', [A]));
  await tick();
  expect(list(OWN)).toMatchObject({ current: fakeList('1.0.0', [A]) });
  expect(put).not.toHaveBeenCalled();
});

test('S05 REL-02 what a full device could not save is saved after the next refresh', async () => {
  const put = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  openPage();
  await waitFor(() => expect(put).toHaveBeenCalledTimes(2));
  put.mockRestore();
  expect(await saved(AB)).toBeUndefined();
  await tick();
  await waitFor(async () => expect((await saved(AB))?.current).toBeDefined());
});

const PINNED = {
  ...NEW_LIST,
  current: fakeList('1.0.0', [A]),
  others: [fakeList('0.9.0', [])],
  isPinned: true,
};

/** Opens a page whose device has saved a list, and whose database is slow. */
async function openSlowPage(kept: typeof PINNED) {
  await saveList(OWN, kept);
  useLists.setState({ byUrl: { [OWN]: NEW_LIST }, selectedListUrl: [OWN] });
  hosted.set(OWN, fakeList('2.0.0', [B]));
  const answer = slowDatabase();
  const put = jest.spyOn(IDBObjectStore.prototype, 'put');
  const page = openPage();
  await waitFor(() => expect(list(OWN)?.current?.version.major).toBe(2));
  expect(put).not.toHaveBeenCalled();
  return { page, answer };
}

test('LST-13 LST-25 S06 a slow database keeps pin and versions: what was fetched before is an update', async () => {
  const { answer } = await openSlowPage(PINNED);
  expect(list(OWN)?.isPinned).toBe(false);
  await act(async () => answer());
  const pendingUpdate = fakeList('2.0.0', [B]);
  await waitFor(() => expect(list(OWN)).toEqual({ ...PINNED, pendingUpdate }));
  await waitFor(async () => expect(await saved(OWN)).toEqual({ ...PINNED, pendingUpdate }));
});

test('LST-13 S06 after the late answer of the database, a major update waits in a popup', async () => {
  const { page, answer } = await openSlowPage({ ...PINNED, isPinned: false });
  await act(async () => answer());
  await waitFor(() =>
    expect(page.result.current.popup?.content).toMatchObject([{ url: OWN, status: 'waiting' }]),
  );
  expect(list(OWN)?.current).toEqual(PINNED.current);
});

test('LST-25 S06 a version that was pinned before the late answer stays in use and pinned', async () => {
  const { page, answer } = await openSlowPage({ ...PINNED, isPinned: false });
  act(() => page.result.current.actions.pin(OWN, true));
  await act(async () => answer());
  const chosen = {
    ...PINNED,
    current: fakeList('2.0.0', [B]),
    others: [PINNED.current, ...PINNED.others],
  };
  await waitFor(async () => expect(await saved(OWN)).toEqual(chosen));
  expect(list(OWN)).toMatchObject(chosen);
  expect(list(OWN)?.pendingUpdate).toBeUndefined();
});

test('LST-08 S06 an update that was accepted before the late answer stays in use', async () => {
  const { answer } = await openSlowPage(PINNED);
  const third = fakeList('3.0.0', [A]);
  hosted.set(OWN, third);
  await tick();
  act(() => void acceptUpdate(OWN, third));
  await act(async () => answer());
  await waitFor(async () => expect((await saved(OWN))?.current).toEqual(third));
  expect(list(OWN)).toMatchObject({ current: third, others: [PINNED.current, ...PINNED.others] });
});

test('LST-13 S06 an update that was put off before the late answer is not announced again', async () => {
  const { page, answer } = await openSlowPage({ ...PINNED, isPinned: false });
  const third = fakeList('3.0.0', [A]);
  hosted.set(OWN, third);
  await tick();
  act(() => void dismissUpdate(OWN, third));
  act(() => page.result.current.endNews([OWN]));
  await act(async () => answer());
  await waitFor(async () => expect((await saved(OWN))?.pendingUpdate).toEqual(third));
  expect(list(OWN)).toMatchObject({ current: PINNED.current, dismissedUpdate: '3.0.0' });
  expect(page.result.current.popup).toBeUndefined();
});

test('LST-07 S06 a list that was removed before the late answer stays removed', async () => {
  const { page, answer } = await openSlowPage(PINNED);
  act(() => page.result.current.actions.add(STABLE, fakeList('1.0.0', [B])));
  act(() => page.result.current.actions.remove(OWN));
  await act(async () => answer());
  await waitFor(async () => expect(await saved(STABLE)).toBeDefined());
  expect(list(OWN)).toBeUndefined();
  await waitFor(async () => expect(await saved(OWN)).toBeUndefined());
});

test('S06 LST-06 what is fetched before a slow database says that it has no record is saved then', async () => {
  const answer = slowDatabase();
  openPage();
  await waitFor(() => expect(list(AB)?.current).toBeDefined());
  const put = jest.spyOn(IDBObjectStore.prototype, 'put');
  await act(async () => answer());
  await waitFor(() => expect(put).toHaveBeenCalledTimes(2));
  await waitFor(async () => expect((await saved(AB))?.current).toEqual(hosted.get(AB)));
});
