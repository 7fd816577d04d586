import { renderHook } from '@testing-library/react';
import { useChangeMark } from './useChangeMark';

test('SWP-19 a figure is marked at each change, but not when it first appears', () => {
  const { result, rerender } = renderHook(({ text }: { text: string }) => useChangeMark(text), {
    initialProps: { text: '1' },
  });
  expect(result.current).toBeUndefined();
  rerender({ text: '1' });
  expect(result.current).toBeUndefined();
  rerender({ text: '2' });
  const first = result.current;
  expect(first).toBeDefined();
  rerender({ text: '2' });
  expect(result.current).toBe(first);
  rerender({ text: '3' });
  expect(result.current).toBeDefined();
  expect(result.current).not.toBe(first);
});
