import { act, renderHook } from '@testing-library/react';
import { usePopupLifetime } from './usePopupLifetime';

const popup = { key: '0x1', content: '', removeAfterMs: 15_000 };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('TXN-16 a popup is removed after removeAfterMs', () => {
  const remove = jest.fn();
  renderHook(() => usePopupLifetime(popup, remove));
  jest.advanceTimersByTime(14_999);
  expect(remove).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(remove).toHaveBeenCalledTimes(1);
});

test('TXN-16 null means never', () => {
  const remove = jest.fn();
  renderHook(() => usePopupLifetime({ ...popup, removeAfterMs: null }, remove));
  jest.runAllTimers();
  expect(remove).not.toHaveBeenCalled();
});

test('TXN-15 a popup that took the place of another has its whole lifetime', () => {
  const remove = jest.fn();
  const { rerender } = renderHook((shown) => usePopupLifetime(shown, remove), {
    initialProps: popup,
  });
  jest.advanceTimersByTime(10_000);
  rerender({ ...popup });
  jest.advanceTimersByTime(10_000);
  expect(remove).not.toHaveBeenCalled();
  jest.advanceTimersByTime(5_000);
  expect(remove).toHaveBeenCalledTimes(1);
});

test.each([
  ['a pointer is over it', 'onPointerEnter', 'onPointerLeave'],
  ['it has the focus', 'onFocus', 'onBlur'],
] as const)('TXN-16 the lifetime pauses while %s, and then continues', (_name, pause, resume) => {
  const remove = jest.fn();
  const { result } = renderHook(() => usePopupLifetime(popup, remove));
  jest.advanceTimersByTime(10_000);
  act(() => result.current[pause]());
  jest.advanceTimersByTime(60_000);
  expect(remove).not.toHaveBeenCalled();
  act(() => result.current[resume]());
  jest.advanceTimersByTime(4_999);
  expect(remove).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(remove).toHaveBeenCalledTimes(1);
});

test('TXN-16 the lifetime stays paused by the focus when the pointer leaves', () => {
  const remove = jest.fn();
  const { result } = renderHook(() => usePopupLifetime(popup, remove));
  act(() => result.current.onPointerEnter());
  act(() => result.current.onFocus());
  act(() => result.current.onPointerLeave());
  jest.advanceTimersByTime(60_000);
  expect(remove).not.toHaveBeenCalled();
});

test('TXN-16 TXN-34 the lifetime pauses while the page is hidden, and then continues', () => {
  const remove = jest.fn();
  const hide = (isHidden: boolean) =>
    act(() => {
      jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
      document.dispatchEvent(new Event('visibilitychange'));
    });
  renderHook(() => usePopupLifetime(popup, remove));
  hide(true);
  jest.advanceTimersByTime(60_000);
  expect(remove).not.toHaveBeenCalled();
  hide(false);
  jest.advanceTimersByTime(15_000);
  expect(remove).toHaveBeenCalledTimes(1);
  jest.restoreAllMocks();
});
