import { act, renderHook } from '@testing-library/react';
import { amountOf } from '@/lib/amounts/amount';
import { numberedToken, poolOf } from '@/lib/trade/market.setup';
import type { Trade } from '@/lib/trade/trade';
import { useFeeConsent } from './useFeeConsent';

const [a, b] = [numberedToken(0), numberedToken(1)];
const SENT = 1_000_000n;

/** A trade whose bought token takes a fee of some basis points. */
function tradeWith(feeBps: number): Trade {
  const amountIn = amountOf(a, SENT);
  return {
    type: 'exactIn',
    route: [a, b],
    pairs: [poolOf(a, b, 10n ** 9n, 10n ** 9n)],
    amountIn,
    amountOut: amountOf(b, SENT - (SENT * BigInt(feeBps)) / 10_000n),
    atPools: { amountIn, amountOut: amountOf(b, SENT), fees: { sold: 0, bought: feeBps } },
  };
}

test('SIM-05 a fee is accepted by itself from 10 percent on, and a larger one asks again', () => {
  const { result, rerender } = renderHook(({ feeBps }) => useFeeConsent(tradeWith(feeBps)), {
    initialProps: { feeBps: 999 },
  });
  expect(result.current).toEqual({ isMissing: false, consent: undefined });
  rerender({ feeBps: 1_000 });
  expect(result.current.isMissing).toBe(true);
  act(() => result.current.consent?.onChange(true));
  expect(result.current).toMatchObject({ isMissing: false, consent: { isGiven: true } });
  rerender({ feeBps: 1_001 });
  expect(result.current).toMatchObject({ isMissing: true, consent: { isGiven: false } });
  rerender({ feeBps: 1_000 });
  act(() => result.current.consent?.onChange(false));
  expect(result.current.isMissing).toBe(true);
});
