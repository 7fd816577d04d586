import { act, renderHook } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { areListsRestoredAtom } from './atoms';
import { useAreListsReady } from './useAreListsReady';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function render() {
  const store = createStore();
  const { result } = renderHook(useAreListsReady, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <Provider store={store}>{children}</Provider>
    ),
  });
  return { store, result };
}

test('lists that are not restored are awaited for 10 seconds', () => {
  const { result } = render();
  act(() => jest.advanceTimersByTime(9_000));
  expect(result.current).toBe(false);
  act(() => jest.advanceTimersByTime(1_000));
  expect(result.current).toBe(true);
});

test('lists are ready at once when they are restored and none is fetched', () => {
  const { store, result } = render();
  expect(result.current).toBe(false);
  act(() => store.set(areListsRestoredAtom, true));
  expect(result.current).toBe(true);
});
