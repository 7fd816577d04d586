import { QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { amountOf } from '@/lib/base/amounts/amount';
import { type ProbedTransfer, probeKey } from '@/lib/exchange/tokenProbe/tokenProbe';
import { numberedToken, poolOf } from '@/lib/exchange/trade/testing/market.setup';
import type { Trade } from '@/lib/exchange/trade/trade';
import { useSwapRiskConsent } from './useSwapRiskConsent';

const ACCOUNT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
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

type Case = { readonly feeBps: number; readonly sale?: ProbedTransfer };

function useConsentIn({ feeBps, sale }: Case) {
  const purchase = { status: 'done', feeBps } as const;
  const probe = sale && { kind: 'probed', block: 1n, purchase, sale, transfer: sale };
  useQueryClient().setQueryData(probeKey(b), {
    probe: probe ?? { kind: 'noPool' },
    requestedAt: 1n,
  });
  return useSwapRiskConsent({ trade: tradeWith(feeBps), output: b, account: ACCOUNT });
}

function renderConsent(initialProps: Case) {
  const client = new QueryClient();
  client.setQueryDefaults(['tokenProbe'], { queryFn: () => null });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(useConsentIn, { initialProps, wrapper });
}

test('SIM-05 a fee is accepted by itself from 10 percent on, and a larger one needs consent again', () => {
  const { result, rerender } = renderConsent({ feeBps: 999 });
  expect(result.current).toEqual({ isMissing: false, consent: undefined });
  rerender({ feeBps: 1_000 });
  expect(result.current).toMatchObject({ isMissing: true, consent: { about: 'fees' } });
  act(() => result.current.consent?.onChange(true));
  expect(result.current).toMatchObject({ isMissing: false, consent: { isGiven: true } });
  rerender({ feeBps: 1_001 });
  expect(result.current).toMatchObject({ isMissing: true, consent: { isGiven: false } });
  rerender({ feeBps: 1_000 });
  act(() => result.current.consent?.onChange(false));
  expect(result.current.isMissing).toBe(true);
});

test('SIM-06 a bought token whose sale is refused, or takes a large fee, is accepted by itself', () => {
  const refused: ProbedTransfer = { status: 'refused', reason: 'sales are closed' };
  const { result, rerender } = renderConsent({
    feeBps: 0,
    sale: { status: 'done', feeBps: 3_000 },
  });
  expect(result.current.consent?.about).toBe('fees');
  act(() => result.current.consent?.onChange(true));
  expect(result.current.isMissing).toBe(false);
  rerender({ feeBps: 0, sale: refused });
  expect(result.current).toMatchObject({ isMissing: true, consent: { about: 'refusal' } });
  rerender({ feeBps: 2_000, sale: refused });
  expect(result.current).toMatchObject({ isMissing: true, consent: { about: 'both' } });
  rerender({ feeBps: 0, sale: { status: 'untried' } });
  expect(result.current.consent).toBeUndefined();
});
