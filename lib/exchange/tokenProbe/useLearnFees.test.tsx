import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type Address, getAddress } from 'viem';
import { numberedToken } from '@/lib/exchange/trade/testing/market.setup';
import type { Simulated } from '@/lib/transactions/simulation/simulation';
import type { CountedTransfer, Expectation } from '@/lib/transactions/submit/intent';
import { probeKey, type TokenProbe } from './tokenProbe';
import { useDifferingFee, useKnownFee, useOwnFee } from './useKnownFee';
import { useLearnFees } from './useLearnFees';

const ACCOUNT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const OTHER = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const token = numberedToken(0);
const [pool, SENT] = [getAddress(`0x${'12'.repeat(20)}`), 10n ** 18n];
const done = (feeBps: number) => ({ status: 'done', feeBps }) as const;

const probed = (feeBps: number, block = 1n): TokenProbe => ({
  kind: 'probed',
  block,
  purchase: done(feeBps),
  sale: done(feeBps),
  transfer: done(0),
});

/** A purchase whose figures are computed with a fee. */
const counting = (feeBps: number, holder: Address = ACCOUNT): Expectation => {
  const transfer: CountedTransfer = {
    currency: token,
    pool,
    holder,
    direction: 'fromPool',
    feeBps,
  };
  return { changes: [], transfers: [transfer], approvals: [] };
};

/** A simulation in which the token takes a fee. */
const keeping = (feeBps: bigint): Simulated => ({
  kind: 'simulated',
  block: 100n,
  calls: [],
  changes: [
    { currency: token, owner: pool, before: SENT, after: 0n },
    { currency: token, owner: ACCOUNT, before: 0n, after: SENT - (SENT * feeBps) / 10_000n },
  ],
});

type Review = {
  readonly expectation: Expectation;
  readonly simulation?: Simulated;
};

function open(initialProps: Review, probe: TokenProbe = probed(300)) {
  const client = new QueryClient();
  client.setQueryDefaults(['tokenProbe'], { queryFn: () => null });
  const setProbe = (found: TokenProbe) =>
    client.setQueryData(probeKey(token), { probe: found, requestedAt: 1n, failures: 0 });
  setProbe(probe);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result, rerender } = renderHook(
    ({ expectation, simulation }: Review) => ({
      isOther: useLearnFees(expectation, simulation),
      fee: useKnownFee(token, 'fromPool', ACCOUNT),
      own: useOwnFee(token, 'fromPool', ACCOUNT),
      differing: useDifferingFee(token, 'fromPool', ACCOUNT),
      elsewhere: [
        useKnownFee(token, 'fromPool', OTHER),
        useKnownFee(token, 'toPool', ACCOUNT),
        useKnownFee({ ...token, chainId: 43113 }, 'fromPool', ACCOUNT),
      ],
    }),
    { initialProps, wrapper },
  );
  return {
    now: () => result.current,
    see: rerender,
    probeAgain: (found: TokenProbe) => act(() => void setProbe(found)),
  };
}

test('SIM-05 an account that is exempt from a fee gets figures without it, and nobody else does', () => {
  const { now, see } = open({ expectation: counting(300) });
  expect(now()).toMatchObject({ isOther: false, fee: 300, own: undefined });
  see({ expectation: counting(300), simulation: keeping(0n) });
  expect(now()).toMatchObject({ isOther: true, fee: 0, differing: 0, elsewhere: [300, 300, 0] });
  see({ expectation: counting(0), simulation: keeping(0n) });
  expect(now()).toMatchObject({ isOther: false, fee: 0 });
});

test('SIM-05 an account that pays more gets figures with its own fee, even if no probe was made', () => {
  const paying = { expectation: counting(300), simulation: keeping(800n) };
  expect(open(paying).now()).toMatchObject({ isOther: true, fee: 800, differing: 800 });
  const unprobed = open({ ...paying, expectation: counting(0) }, { kind: 'unavailable' });
  expect(unprobed.now()).toMatchObject({ isOther: true, fee: 800, differing: 800 });
});

test('SIM-05 the last simulation counts: one that yields less ends the exemption at once', () => {
  const { now, see } = open({ expectation: counting(300), simulation: keeping(0n) });
  see({ expectation: counting(0), simulation: keeping(200n) });
  expect(now()).toMatchObject({ isOther: true, fee: 200 });
  see({ expectation: counting(0) });
  expect(now()).toMatchObject({ isOther: false, fee: 200 });
});

test('SIM-05 a transaction that the contracts reject, in which nothing moves, does not end it', () => {
  const { now, see } = open({ expectation: counting(300), simulation: keeping(0n) });
  const { changes, ...rejected } = keeping(0n);
  const unmoved = changes.map((change) => ({ ...change, before: SENT, after: SENT }));
  see({ expectation: counting(0), simulation: { ...rejected, changes: unmoved } });
  expect(now()).toMatchObject({ isOther: false, fee: 0, own: 0 });
});

test('SIM-05 a probe that finds another fee ends it, one that finds the same does not', () => {
  const { now, see, probeAgain } = open({ expectation: counting(300), simulation: keeping(0n) });
  const awaiting = { expectation: counting(0) };
  probeAgain(probed(300, 200n));
  see(awaiting);
  expect(now().fee).toBe(0);
  probeAgain(probed(400, 300n));
  see({ ...awaiting });
  expect(now()).toMatchObject({ fee: 400, own: undefined });
});

test('SIM-05 a fee that the probe found as well is measured, and not shown as another one', () => {
  const { now } = open({ expectation: counting(300), simulation: keeping(300n) });
  expect(now()).toMatchObject({ isOther: false, fee: 300, own: 300, differing: undefined });
});

test('SIM-05 a review whose token takes another fee in each simulation shows them after five', () => {
  const { now, see } = open({ expectation: counting(300), simulation: keeping(0n) });
  const waits = [100, 200, 300, 400, 500].map((fee) => {
    see({ expectation: counting(fee - 100), simulation: keeping(BigInt(fee)) });
    return now().isOther;
  });
  expect(waits).toEqual([true, true, true, true, false]);
  expect(now().fee).toBe(500);
  see({ expectation: counting(500), simulation: keeping(500n) });
  see({ expectation: counting(500), simulation: keeping(600n) });
  expect(now()).toMatchObject({ isOther: true, fee: 600 });
});
