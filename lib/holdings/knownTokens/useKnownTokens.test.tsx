import { act, renderHook } from '@testing-library/react';
import { type ListState, NEW_LIST } from '@/lib/holdings/lists/listState';
import { useLists } from '@/lib/holdings/lists/store';
import { fakeList, fakeToken } from '@/lib/holdings/lists/testing/fakeLists.setup';
import { useTokenSources } from './useKnownTokens';

const URL = 'https://lists.example/a.json';
const LIST = fakeList('1.0.0', [fakeToken(1)]);

function setList(list: Partial<ListState>): void {
  useLists.setState({ byUrl: { [URL]: { ...NEW_LIST, ...list } }, selectedListUrl: [URL] });
}

test('all callers get the same object, until a list in use has another version', () => {
  setList({ current: LIST });
  const { result: first } = renderHook(useTokenSources);
  const { result: second } = renderHook(useTokenSources);
  const before = first.current;
  expect(before.lists).toEqual([LIST]);
  expect(second.current).toBe(before);
  act(() => setList({ current: LIST, loadingRequestId: '1' }));
  expect(first.current).toBe(before);
  act(() => setList({ current: fakeList('1.1.0', [fakeToken(1), fakeToken(2)]) }));
  expect(first.current).not.toBe(before);
  expect(second.current).toBe(first.current);
});

test('LST-09 L14 a list of this site provides the tokens until the selected one is loaded', () => {
  const other = 'https://lists.example/stablecoin.tokenlist.json';
  const FALLBACK = fakeList('1.0.0', [fakeToken(3)]);
  const error = { code: 'listErrors.codec', values: {} } as const;
  const set = (list: ListState) =>
    useLists.setState({
      byUrl: { [URL]: list, [other]: { ...NEW_LIST, current: FALLBACK } },
      selectedListUrl: [URL],
      lastInitializedDefaultListOfLists: [URL, other],
    });
  set({ ...NEW_LIST, error });
  const { result } = renderHook(useTokenSources);
  expect(result.current.lists).toEqual([FALLBACK]);
  act(() => set({ ...NEW_LIST, current: LIST }));
  expect(result.current.lists).toEqual([LIST]);
});
