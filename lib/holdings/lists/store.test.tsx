import { followStorage } from '@/lib/base/storage/store';
import { NEW_LIST, NO_LISTS } from './listState';
import { useLists } from './store';
import { selectList } from './storeActions';

const NAME = 'pangolin.lists';
const [A, B, C] = ['https://a.example/', 'https://b.example/', 'https://c.example/'] as const;

let stop: () => void;

/** Another tab stores lists, while this one hears nothing. */
function storedByOther(urls: readonly string[], selectedListUrl: readonly string[]): void {
  const byUrl = Object.fromEntries(urls.map((url) => [url, {}]));
  const state = { ...NO_LISTS, byUrl, selectedListUrl };
  window.localStorage.setItem(NAME, JSON.stringify({ state, version: 1 }));
}

beforeEach(() => {
  window.localStorage.clear();
  stop = followStorage(useLists);
  useLists.setState({
    byUrl: { [A]: NEW_LIST, [B]: NEW_LIST, [C]: NEW_LIST },
    selectedListUrl: [A, B],
  });
});

afterEach(() => {
  jest.restoreAllMocks();
  stop();
});

test('REL-14 a list that another tab has removed or switched off does not return with a choice here', () => {
  storedByOther([A, C], [A]);
  selectList(C);
  expect(useLists.getState().selectedListUrl).toEqual([A, C]);
  expect(Object.keys(useLists.getState().byUrl)).toEqual([A, C]);
  expect(window.localStorage.getItem(NAME)).not.toContain(B);
});

test('REL-15 a list that a full device could not store as switched off stays off when another tab writes', () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  useLists.setState({ selectedListUrl: [A] });
  full.mockRestore();
  storedByOther([A, B, C], [A, B, C]);
  window.dispatchEvent(new StorageEvent('storage', { key: NAME }));
  expect(useLists.getState().selectedListUrl).toEqual([A, C]);
});
