import { safeSessionStorage } from './safeSessionStorage';

afterEach(() => {
  jest.restoreAllMocks();
  window.sessionStorage.clear();
});

test('values are kept in the session storage of the browser', () => {
  expect(safeSessionStorage.setItem('key', 'value')).toBe(true);
  expect(window.sessionStorage.getItem('key')).toBe('value');
  expect(safeSessionStorage.getItem('key')).toBe('value');
  safeSessionStorage.removeItem('key');
  expect(safeSessionStorage.getItem('key')).toBeNull();
});

test('S06 a storage that cannot be reached keeps nothing, and says so', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(safeSessionStorage.setItem('key', 'value')).toBe(false);
  expect(safeSessionStorage.getItem('key')).toBeNull();
  expect(() => safeSessionStorage.removeItem('key')).not.toThrow();
});
