import 'fake-indexeddb/auto';
import { act, renderHook } from '@testing-library/react';
import { Provider, useAtomValue, useSetAtom } from 'jotai';
import { endListNewsAtom, listPopupsAtom } from '@/lib/holdings/lists/atoms';
import { type DefaultLists, NO_LISTS } from '@/lib/holdings/lists/listState';
import { deleteSavedList, readSavedList } from '@/lib/holdings/lists/listStorage';
import { useLists } from '@/lib/holdings/lists/store';
import type { TokenList } from '@/lib/holdings/lists/tokenList';
import { useKeepLists } from '@/lib/holdings/lists/useKeepLists';
import { useListActions } from '@/lib/holdings/lists/useListActions';
import { fakeList, fakeToken } from './fakeLists.setup';

/** Two default lists, and one that the user adds. */
export const [AB, STABLE, OWN] = [
  'https://a/ab.json',
  'https://a/stable.json',
  'https://own/list.json',
] as const;
const DEFAULTS: DefaultLists = { urls: [AB, STABLE], selected: AB, fallback: STABLE };
/** The token of each default list. */
export const [A, B] = [fakeToken(1), fakeToken(2)];

/** The lists that the hosts serve; a test changes them. */
export const hosted = new Map<string, TokenList | Error>();
/** The addresses that were fetched since the test began. */
export const fetched: string[] = [];

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
export function openPage() {
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
export async function tick(): Promise<void> {
  const calls = jest.mocked(window.setInterval).mock.calls;
  const [refresh] = calls.findLast(([, ms]) => ms === 600_000) ?? [];
  await act(async () => refresh?.());
}

/** A list as the page knows it. */
export const list = (url: string) => useLists.getState().byUrl[url];

/** A list as this device has saved it; undefined if it has not. */
export async function saved(url: string) {
  const record = await readSavedList(url);
  return record.status === 'read' ? record.list : undefined;
}

/** A first visit, whose hosts serve the default lists at 1.0.0. Call it before each test. */
export async function beginVisit(): Promise<void> {
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
}
