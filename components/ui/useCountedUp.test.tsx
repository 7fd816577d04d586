import { act, renderHook } from '@testing-library/react';
import { useCountedUp } from './useCountedUp';

const SECOND_MS = 1_000;

function page(wantsNoMotion: boolean) {
  jest.useFakeTimers();
  // jsdom has no media queries.
  const matches = (query: string) => wantsNoMotion && query === '(prefers-reduced-motion: reduce)';
  Object.assign(window, { matchMedia: (query: string) => ({ matches: matches(query) }) });
  return renderHook(({ target }) => useCountedUp(target), {
    initialProps: { target: 100n },
  });
}

afterEach(() => jest.useRealTimers());

test('FRM-22 a figure moves from its last value to the new one in a second', () => {
  const { result, rerender } = page(false);
  expect(result.current).toBe(100n);
  rerender({ target: 200n });
  expect(result.current).toBe(100n);
  act(() => jest.advanceTimersByTime(SECOND_MS / 2));
  expect(result.current).toBeGreaterThan(130n);
  expect(result.current).toBeLessThan(170n);
  act(() => jest.advanceTimersByTime(SECOND_MS));
  expect(result.current).toBe(200n);
});

test('FRM-22 a new value during the count is counted to from the current figure', () => {
  const { result, rerender } = page(false);
  rerender({ target: 1_100n });
  act(() => jest.advanceTimersByTime(SECOND_MS / 2));
  const halfWay = result.current;
  rerender({ target: 0n });
  act(() => jest.advanceTimersByTime(SECOND_MS / 4));
  expect(result.current).toBeLessThan(halfWay);
  expect(result.current).toBeGreaterThan(halfWay / 2n);
  act(() => jest.advanceTimersByTime(SECOND_MS));
  expect(result.current).toBe(0n);
});

test('FRM-22 a figure is at its new value at once for a reader who wants no motion', () => {
  const { result, rerender } = page(true);
  rerender({ target: 200n });
  act(() => jest.advanceTimersToNextTimer());
  expect(result.current).toBe(200n);
});
