import { pendingHistoricState, recordHistoricStateTaken } from './pendingHistoricState';

const USER_KEY = 'redux_localstorage_simple_user';

beforeEach(() => localStorage.clear());

test('REL-02 the historic state waits until it is recorded as taken over, and its keys stay', () => {
  expect(pendingHistoricState()).toBeUndefined();
  localStorage.setItem(USER_KEY, '{}');
  expect(pendingHistoricState()).toEqual({ user: '{}', lists: null });
  recordHistoricStateTaken();
  expect(pendingHistoricState()).toBeUndefined();
  expect(localStorage.getItem(USER_KEY)).toBe('{}');
});
