import 'fake-indexeddb/auto';
import { act, renderHook, waitFor } from '@testing-library/react';
import { Provider, useAtomValue } from 'jotai';
import { listPopupsAtom } from './atoms';
import { fakeList, fakeToken } from './fakeLists.setup';
import { DuplicateTokensError } from './listErrors';
import { type DefaultLists, NO_LISTS } from './listState';
import { deleteSavedList, readSavedList } from './savedLists';
import { useLists } from './store';
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
      return { actions: useListActions(OPTIONS), popup };
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

test('LST-07 LST-11 an own list survives the visit, and its applied update is told with the auto flag', async () => {
  const page = openPage();
  hosted.set(OWN, fakeList('1.0.0', [A]));
  act(() => page.result.current.actions.add(OWN, fakeList('1.0.0', [A])));
  await waitFor(async () => expect(await readSavedList(OWN)).toBeDefined());
  page.unmount();
  const stored = localStorage.getItem('pangolin.lists') ?? '';
  useLists.setState(NO_LISTS, true);
  localStorage.setItem('pangolin.lists', stored);
  useLists.persist.rehydrate();
  hosted.set(OWN, fakeList('1.1.0', [A, B]));
  const again = openPage();
  await waitFor(() => expect(list(OWN)?.current).toEqual(hosted.get(OWN)));
  expect(useLists.getState().selectedListUrl).toEqual([AB, OWN]);
  expect(again.result.current.popup).toMatchObject({
    removeAfterMs: 15_000,
    content: [{ url: OWN, fate: 'applied', after: { version: { minor: 1 } } }],
  });
});

test('LST-12 LST-13 LST-24 one popup tells all updates of selected lists, and stays for a major one', async () => {
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
      { url: OWN, fate: 'waiting' },
      { url: second, fate: 'refused' },
    ],
  });
  expect(console.error).toHaveBeenCalledWith(
    `The update of the token list ${second} changes more than its version says`,
  );
});

test('LST-24 the update of a list that is not selected is not told', async () => {
  const page = openPage();
  hosted.set(OWN, fakeList('1.0.0', [A]));
  act(() => page.result.current.actions.add(OWN, fakeList('1.0.0', [A])));
  act(() => page.result.current.actions.deselect(OWN));
  hosted.set(OWN, fakeList('2.0.0', [B]));
  await tick();
  expect(list(OWN)?.pendingUpdate).toBeDefined();
  expect(page.result.current.popup).toBeUndefined();
});

test('LST-05 LST-19 a refresh that finds nothing new writes nothing, also while an update waits', async () => {
  const page = openPage();
  act(() => page.result.current.actions.add(OWN, fakeList('1.0.0', [A])));
  hosted.set(OWN, fakeList('2.0.0', [B]));
  await tick();
  await waitFor(async () => expect((await readSavedList(OWN))?.pendingUpdate).toBeDefined());
  await waitFor(async () => expect(await readSavedList(STABLE)).toBeDefined());
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
  expect(await readSavedList(AB)).toBeUndefined();
  await tick();
  await waitFor(async () => expect((await readSavedList(AB))?.current).toBeDefined());
});
