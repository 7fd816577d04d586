import { shieldLocalStorage } from './shieldLocalStorage';
import { storageProblems } from './storageProblems';

const own = Object.getOwnPropertyDescriptor(window, 'localStorage');

afterEach(() => {
  jest.restoreAllMocks();
  if (own) Object.defineProperty(window, 'localStorage', own);
  window.localStorage.clear();
});

test('REL-02 S05 a storage that can be written to stays as it is', () => {
  const before = window.localStorage;
  shieldLocalStorage();
  expect(window.localStorage).toBe(before);
  expect(before).toHaveLength(0);
});

test('REL-02 S05 S06 on a full device the writes of a library stay in memory, stored values are read, and the problem is reported', () => {
  window.localStorage.setItem('old', '1');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  shieldLocalStorage();
  window.localStorage.setItem('new', '2');
  expect(window.localStorage.getItem('new')).toBe('2');
  expect(window.localStorage.getItem('old')).toBe('1');
  window.localStorage.removeItem('new');
  window.localStorage.removeItem('old');
  expect(window.localStorage.getItem('new')).toBeNull();
  expect(window.localStorage.getItem('old')).toBeNull();
  expect(storageProblems()).toEqual(['notSaved']);
});
