import { act, renderHook } from '@testing-library/react';
import { usePageRestoreCount } from './usePageRestoreCount';

const shown = (persisted: boolean) =>
  act(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted })));

test('REL-14 counts how often the browser shows a kept page again, and no load', () => {
  const { result } = renderHook(usePageRestoreCount);
  shown(false);
  expect(result.current).toBe(0);
  shown(true);
  shown(true);
  expect(result.current).toBe(2);
});
