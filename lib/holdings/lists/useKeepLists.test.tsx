import 'fake-indexeddb/auto';
import { act, waitFor } from '@testing-library/react';
import { DuplicateTokensError } from './listErrors';
import { NO_LISTS } from './listState';
import { useLists } from './store';
import { fakeList } from './testing/fakeLists.setup';
import {
  A,
  AB,
  B,
  beginVisit,
  fetched,
  hosted,
  list,
  OWN,
  openPage,
  STABLE,
  saved,
  tick,
} from './testing/keptLists.setup';

beforeEach(beginVisit);

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
