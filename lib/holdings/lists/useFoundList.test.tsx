import { act, renderHook, waitFor } from '@testing-library/react';
import { NEW_LIST, NO_LISTS } from './listState';
import { useLists } from './store';
import { fakeList } from './testing/fakeLists.setup';
import { useFoundList } from './useFoundList';

const URL_OF_LIST = 'https://own/list.json';
const LIST = fakeList('1.0.0', []);
const tools = { fetchList: async () => LIST, practice: false };

test.each([
  ['never loaded', {}, 'found'],
  ['is in use', { current: LIST }, 'known'],
])('LST-07 the address of a list that is there and %s', async (_what, fields, status) => {
  useLists.setState({ ...NO_LISTS, byUrl: { [URL_OF_LIST]: { ...NEW_LIST, ...fields } } }, true);
  const { result } = renderHook(() => useFoundList(tools));
  act(() => void result.current.look(URL_OF_LIST));
  await waitFor(() => expect(result.current.found.status).toBe(status));
});
