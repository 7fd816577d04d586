import { renderHook } from '@testing-library/react';
import { useLatch } from './useLatch';

test('a latch stays set once its condition has held', () => {
  const { result, rerender } = renderHook(useLatch, { initialProps: false });
  expect(result.current).toBe(false);
  rerender(true);
  expect(result.current).toBe(true);
  rerender(false);
  expect(result.current).toBe(true);
});
