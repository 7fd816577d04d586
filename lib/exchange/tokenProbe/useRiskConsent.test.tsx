import { act, renderHook } from '@testing-library/react';
import { numberedToken } from '@/lib/exchange/trade/testing/market.setup';
import { useRiskConsent } from './useRiskConsent';

const [a, b] = [numberedToken(0), numberedToken(1)];

test('SIM-06 every token that may be unsellable is named, and a new one needs consent again', () => {
  const { result, rerender } = renderHook(
    ({ unsellable }) => useRiskConsent({ feeBps: 0, unsellable }),
    { initialProps: { unsellable: [a] } },
  );
  act(() => result.current.consent?.onChange(true));
  expect(result.current).toMatchObject({ isMissing: false, consent: { unsellable: [a] } });
  rerender({ unsellable: [a, b] });
  expect(result.current).toMatchObject({ isMissing: true, consent: { unsellable: [a, b] } });
  act(() => result.current.consent?.onChange(true));
  expect(result.current.isMissing).toBe(false);
  rerender({ unsellable: [b] });
  expect(result.current.isMissing).toBe(false);
});
