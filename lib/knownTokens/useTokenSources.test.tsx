import { act, renderHook } from '@testing-library/react';
import { fakeList, fakeToken } from '@/lib/lists/fakeLists.setup';
import { type ListState, NEW_LIST } from '@/lib/lists/listState';
import { useLists } from '@/lib/lists/store';
import { useTokenSources } from './useTokenSources';

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
