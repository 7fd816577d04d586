import { act, renderHook } from '@testing-library/react';
import { SPINNER_AFTER_MS, useIsSlow } from './useIsSlow';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

/** Something that has just begun; `pass` lets time go by, `set` begins or ends it. */
function begun() {
  const { result, rerender } = renderHook(
    ({ isUnderWay }: { isUnderWay: boolean }) => useIsSlow(isUnderWay, SPINNER_AFTER_MS),
    { initialProps: { isUnderWay: true } },
  );
  return {
    isSlow: () => result.current,
    pass: (ms: number) => act(() => jest.advanceTimersByTime(ms)),
    set: (isUnderWay: boolean) => rerender({ isUnderWay }),
  };
}

test('WAL-11 a spinner is shown after 600 ms, and no sooner', () => {
  const { isSlow, pass } = begun();
  pass(599);
  expect(isSlow()).toBe(false);
  pass(1);
  expect(isSlow()).toBe(true);
});

test('WAL-11 each attempt has its own 600 ms, and none is slow once it has ended', () => {
  const { isSlow, pass, set } = begun();
  pass(600);
  set(false);
  expect(isSlow()).toBe(false);
  set(true);
  expect(isSlow()).toBe(false);
  pass(599);
  expect(isSlow()).toBe(false);
  set(false);
  set(true);
  pass(599);
  expect(isSlow()).toBe(false);
});
