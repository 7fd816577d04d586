import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import {
  type ProbedTransfer,
  probeKey,
  type TokenProbe,
} from '@/lib/exchange/tokenProbe/tokenProbe';
import { numberedToken } from '@/lib/exchange/trade/testing/market.setup';
import { useTransferFees } from './useTransferFees';

const ACCOUNTS = { payer: undefined, recipientAddress: undefined };
const [a, b] = [numberedToken(0), numberedToken(1)];
const done = (feeBps: number): ProbedTransfer => ({ status: 'done', feeBps });
const probed = (purchase: ProbedTransfer, sale: ProbedTransfer): TokenProbe => ({
  kind: 'probed',
  block: 100n,
  purchase,
  sale,
  transfer: done(4),
});

function feesWith(ofA: TokenProbe, ofB: TokenProbe) {
  const client = new QueryClient();
  client.setQueryDefaults(['tokenProbe'], { queryFn: () => null });
  client.setQueryData(probeKey(a), { probe: ofA, requestedAt: 100n });
  client.setQueryData(probeKey(b), { probe: ofB, requestedAt: 100n });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(() => useTransferFees(a, b, ACCOUNTS), { wrapper }).result.current;
}

test('SIM-05 the sold token counts with the fee of its sale, the bought one with that of its purchase', () => {
  const fees = feesWith(probed(done(1), done(500)), probed(done(300), done(2)));
  expect(fees).toEqual({ sold: 500, bought: 300 });
});

test('SIM-05 a sale that delivered nothing to an unused account does not forbid the sale', () => {
  const honeypot = probed(done(0), done(10_000));
  expect(feesWith(honeypot, probed(done(10_000), done(0)))).toEqual({ sold: 0, bought: 10_000 });
});

test('SIM-05 nothing is known of a trade that was refused, or of a token without a pool', () => {
  const refused: ProbedTransfer = { status: 'refused', reason: 'paused' };
  expect(feesWith(probed(done(1), refused), { kind: 'noPool' })).toEqual({ sold: 0, bought: 0 });
});
