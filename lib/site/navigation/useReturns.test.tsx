import { act, renderHook } from '@testing-library/react';
import { useReturns } from './useReturns';

const shown = (persisted: boolean) =>
  act(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted })));

test('REL-14 counts how often the browser shows a kept page again, and no load', () => {
  const { result } = renderHook(useReturns);
  shown(false);
  expect(result.current).toBe(0);
  shown(true);
  shown(true);
  expect(result.current).toBe(2);
});
