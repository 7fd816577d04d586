import { nativeCurrency } from '@/lib/base/tokens/currency';
import { numberedToken } from '@/lib/exchange/trade/testing/market.setup';
import type { BalanceChange, Simulated } from '@/lib/transactions/simulation/simulation';
import type { CountedTransfer, Expectation } from '@/lib/transactions/submit/intent';
import { measuredFees } from './measuredFees';

const ACCOUNT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const POOL = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const [avax, token] = [nativeCurrency(43114), numberedToken(0)];

type Moved = readonly [ofPool: bigint | undefined, ofHolder: bigint | undefined];

/** The differences of the pool's and the holder's balance of AVAX, and of the token. */
function measure(
  ofToken: Moved,
  {
    feeBps = 0,
    direction = 'fromPool',
    ofAvax = [1_000n, -1_000n],
  }: Partial<CountedTransfer> & { ofAvax?: Moved } = {},
) {
  const ends = { pool: POOL, holder: ACCOUNT } as const;
  const isSale = direction === 'toPool';
  const expectation: Expectation = {
    changes: [{ currency: avax, shown: 0n, worst: 0n }],
    transfers: [
      { currency: avax, ...ends, direction: isSale ? 'fromPool' : 'toPool', feeBps: 0 },
      { currency: token, ...ends, direction, feeBps },
    ],
    approvals: [],
  };
  const change = (difference: bigint | undefined): BalanceChange => ({
    currency: token,
    owner: ACCOUNT,
    ...(difference !== undefined && { before: 10n ** 20n, after: 10n ** 20n + difference }),
  });
  const changes = [0n, ...ofAvax, ...ofToken].map(change);
  const simulation: Simulated = { kind: 'simulated', block: 1n, calls: [], changes };
  return measuredFees(expectation, simulation).map(({ currency, measuredBps }) => {
    expect(currency).toBe(token);
    return measuredBps;
  });
}

const SENT = 10n ** 18n;
const lost = (bps: bigint) => SENT - (SENT * bps) / 10_000n;

test('SIM-05 what left one end less what reached the other is the fee, even against the counted one', () => {
  expect(measure([-SENT, SENT])).toEqual([0]);
  expect(measure([-SENT, SENT], { feeBps: 300 })).toEqual([0]);
  expect(measure([-SENT, lost(300n)])).toEqual([300]);
  expect(measure([-SENT, lost(500n)], { feeBps: 300 })).toEqual([500]);
  expect(measure([-SENT, lost(300n)], { direction: 'fromPoolViaRouter' })).toEqual([300]);
  const sale = { direction: 'toPool', ofAvax: [-1_000n, 1_000n] } as const;
  expect(measure([lost(300n), -SENT], sale)).toEqual([300]);
  expect(measure([SENT, -SENT], { ...sale, feeBps: 300 })).toEqual([0]);
});

test('SIM-05 a part of a basis point is rounded up, so that no more is promised than arrives', () => {
  expect(measure([-30_000n, 29_999n - 100n])).toEqual([34]);
  expect(measure([-30_000n, 29_900n], { feeBps: 34 })).toEqual([34]);
});

test('SIM-05 a counted fee that explains what arrived to within two units stays', () => {
  expect(measure([-100n, 99n])).toEqual([0]);
  expect(measure([-100n, 98n])).toEqual([0]);
  expect(measure([-100n, 97n])).toEqual([300]);
  expect(measure([-100n, 99n], { feeBps: 300 })).toEqual([300]);
  expect(measure([-100n, 100n], { feeBps: 300 })).toEqual([0]);
});

test('SIM-05 nothing is measured if balances are not reported, nothing moved, or more arrived than was sent', () => {
  expect(measure([undefined, SENT])).toEqual([]);
  expect(measure([-SENT, undefined])).toEqual([]);
  expect(measure([0n, SENT])).toEqual([]);
  expect(measure([-SENT, 0n])).toEqual([]);
  expect(measure([-SENT, SENT + 3n])).toEqual([]);
  expect(measure([-SENT, 1n])).toEqual([]);
});

test('SIM-05 nothing is measured if the pool also moved some of a plain token to somebody else', () => {
  expect(measure([-SENT, lost(300n)], { ofAvax: [997n, -1_000n] })).toEqual([]);
  expect(measure([-SENT, lost(300n)], { ofAvax: [1_003n, -1_000n] })).toEqual([]);
  expect(measure([-SENT, lost(300n)], { ofAvax: [998n, -1_000n] })).toEqual([300]);
});
