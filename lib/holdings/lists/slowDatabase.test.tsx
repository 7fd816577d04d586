import 'fake-indexeddb/auto';
import { act, waitFor } from '@testing-library/react';
import { NEW_LIST } from './listState';
import { saveList } from './listStorage';
import { useLists } from './store';
import { acceptUpdate, dismissUpdate } from './storeActions';
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
import { slowDatabase } from './testing/slowDatabase.setup';

beforeEach(beginVisit);

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
