import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { amountOf } from '@/lib/base/amounts/amount';
import {
  type ProbedTransfer,
  probeKey,
  type TokenProbe,
} from '@/lib/exchange/tokenProbe/tokenProbe';
import { numberedToken } from '@/lib/exchange/trade/testing/market.setup';
import { useSupplyConsent } from './useSupplyConsent';

const ACCOUNT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const [a, b] = [numberedToken(0), numberedToken(1)];
const done = (feeBps: number): ProbedTransfer => ({ status: 'done', feeBps });
const refused: ProbedTransfer = { status: 'refused', reason: 'sales are closed' };
const probed = (purchase: ProbedTransfer, sale: ProbedTransfer): TokenProbe => ({
  kind: 'probed',
  block: 1n,
  purchase,
  sale,
  transfer: done(0),
});
const PLAIN = probed(done(0), done(0));

function consentWith(ofA: TokenProbe, ofB: TokenProbe) {
  const client = new QueryClient();
  client.setQueryDefaults(['tokenProbe'], { queryFn: () => null });
  client.setQueryData(probeKey(a), { probe: ofA, requestedAt: 1n });
  client.setQueryData(probeKey(b), { probe: ofB, requestedAt: 1n });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const amounts = [amountOf(a, 1n), amountOf(b, 1n)] as const;
  return renderHook(() => useSupplyConsent({ account: ACCOUNT, amounts }), { wrapper }).result
    .current;
}

test('SIM-05 a supply asks about a large fee of either token, on its way in or out', () => {
  expect(consentWith(PLAIN, PLAIN)).toEqual({ isMissing: false, consent: undefined });
  for (const taxed of [probed(done(1_000), done(0)), probed(done(0), done(1_000))]) {
    expect(consentWith(taxed, PLAIN).consent).toMatchObject({ about: 'fees', isGiven: false });
    expect(consentWith(PLAIN, taxed).consent).toMatchObject({ about: 'fees', isGiven: false });
  }
});

test('SIM-06 a supply asks about a token that cannot be sold, and names it', () => {
  const unsellable = probed(done(0), refused);
  expect(consentWith(unsellable, PLAIN).consent).toMatchObject({
    about: 'refusal',
    unsellable: [a],
  });
  expect(consentWith(PLAIN, unsellable).consent).toMatchObject({
    about: 'refusal',
    unsellable: [b],
  });
  expect(consentWith(unsellable, unsellable).consent).toMatchObject({ unsellable: [a, b] });
  expect(consentWith(PLAIN, probed(done(1_000), refused)).consent?.about).toBe('both');
});
