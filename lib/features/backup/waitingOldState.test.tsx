import { recordOldStateTaken, waitingOldState } from './waitingOldState';

const USER_KEY = 'redux_localstorage_simple_user';

beforeEach(() => localStorage.clear());

test('REL-02 the old state waits until it is recorded as taken over, and its keys stay', () => {
  expect(waitingOldState()).toBeUndefined();
  localStorage.setItem(USER_KEY, '{}');
  expect(waitingOldState()).toEqual({ user: '{}', lists: null });
  recordOldStateTaken();
  expect(waitingOldState()).toBeUndefined();
  expect(localStorage.getItem(USER_KEY)).toBe('{}');
});
