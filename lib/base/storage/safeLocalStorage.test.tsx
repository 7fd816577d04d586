import { safeLocalStorage } from './safeLocalStorage';

afterEach(() => {
  jest.restoreAllMocks();
  window.localStorage.clear();
});

test('REL-02 values are kept in the local storage of the browser', () => {
  safeLocalStorage.setItem('key', 'value');
  expect(window.localStorage.getItem('key')).toBe('value');
  expect(safeLocalStorage.getItem('key')).toBe('value');
  safeLocalStorage.removeItem('key');
  expect(safeLocalStorage.getItem('key')).toBeNull();
});

test('REL-02 S06 a storage that cannot be reached is replaced by memory', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  safeLocalStorage.setItem('key', 'value');
  expect(safeLocalStorage.getItem('key')).toBe('value');
  safeLocalStorage.removeItem('key');
  expect(safeLocalStorage.getItem('key')).toBeNull();
});

test('REL-02 S05 REL-15 a value that the device refuses takes the place of the stored one in this tab', () => {
  safeLocalStorage.setItem('key', 'old');
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  safeLocalStorage.setItem('key', 'new');
  expect(window.localStorage.getItem('key')).toBe('old');
  expect(safeLocalStorage.getItem('key')).toBe('new');
  full.mockRestore();
  safeLocalStorage.setItem('key', 'newer');
  expect(window.localStorage.getItem('key')).toBe('newer');
  expect(safeLocalStorage.getItem('key')).toBe('newer');
});
