import { numberToHex } from 'viem';
import { amountOf } from '@/lib/base/amounts/amount';
import { wrappedNative } from '@/lib/base/tokens/wrapped';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { inputFor, outputFor } from '@/lib/exchange/pairs/constantProduct';
import { pairOf } from '@/lib/exchange/pairs/pair';
import type { CallResult } from '@/lib/transactions/simulation/simulation';
import { type CALLS, probeRequest } from './probeRequest';
import { readProbe } from './readProbe';
import { done, reserves, token } from './testing/probeAnswers.setup';

const wavax = wrappedNative(43114);
const ROUTER = EXCHANGE_ADDRESSES[43114].router;
const ACCOUNT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const [BASE, DEPTH] = [10n ** 21n, 10n ** 22n];

const reverted: CallResult = { status: 'reverted', gas: 1n, reason: 'no' };

const pool = { pair: pairOf(amountOf(token, DEPTH), amountOf(wavax, BASE)), base: wavax };
const request = probeRequest(pool, token, ACCOUNT);
if (request === undefined) throw new TypeError('The pool is too small.');
const known = request;
const { paid, sold, transferred } = known;
const sent = outputFor(paid, { reserveIn: BASE, reserveOut: DEPTH });
const atSale = { reserveIn: DEPTH - sent, reserveOut: BASE + paid };

type Arrived = { readonly bought: bigint; readonly soldAtPool: bigint; readonly atRouter?: bigint };

/** The router's balance of the token before the probe. */
const AT_ROUTER = 77n;

/** The results of a probe's calls in which all of the purchase arrives. */
const RESULTS: Record<keyof typeof CALLS, CallResult> = {
  getBase: done(),
  approveBase: done(),
  reservesBefore: reserves(wavax, DEPTH, BASE),
  buy: done(),
  held: done(numberToHex(sent, { size: 32 })),
  approve: done(),
  reserves: reserves(wavax, atSale.reserveIn, atSale.reserveOut),
  sell: done(),
  transfer: done(),
};

/** A probe with these amounts arriving from the purchase, from the sale, and at the router. */
function probeOf(
  { bought, soldAtPool, atRouter = transferred }: Arrived,
  change: Partial<Record<keyof typeof CALLS, CallResult>> = {},
  after = outputFor(soldAtPool, atSale),
) {
  const results = { ...RESULTS, held: done(numberToHex(bought, { size: 32 })), ...change };
  return readProbe(known, {
    kind: 'simulated',
    block: 7n,
    calls: Object.values(results),
    changes: [
      { currency: wavax, owner: ACCOUNT, before: 0n, after },
      { currency: token, owner: ROUTER, before: AT_ROUTER, after: AT_ROUTER + atRouter },
    ],
  });
}

const NOTHING: Arrived = { bought: 0n, soldAtPool: 0n };
const kept = (raw: bigint, bps: bigint) => raw - (raw * bps) / 10_000n;

test.each([
  ['a plain token', 0n, 0n, 0n],
  ['a fee on purchases', 300n, 0n, 0n],
  ['a fee on sales', 0n, 500n, 0n],
  ['a fee on transfers to the router', 0n, 0n, 700n],
  ['the smallest fee', 1n, 1n, 1n],
])('SIM-05 SIM-06 %s is read to the basis point', (_name, buyBps, sellBps, transferBps) => {
  const arrived = {
    bought: kept(sent, buyBps),
    soldAtPool: kept(sold, sellBps),
    atRouter: kept(transferred, transferBps),
  };
  expect(probeOf(arrived)).toEqual({
    kind: 'probed',
    block: 7n,
    purchase: { status: 'done', feeBps: Number(buyBps) },
    sale: { status: 'done', feeBps: Number(sellBps) },
    transfer: { status: 'done', feeBps: Number(transferBps) },
  });
});

test('SIM-06 two units are rounding, a thousandth is a fee', () => {
  expect(probeOf({ bought: sent - 2n, soldAtPool: sold })).toMatchObject({
    purchase: { feeBps: 0 },
  });
  const less = { bought: sent - sent / 1_000n, soldAtPool: sold };
  expect(probeOf(less)).toMatchObject({ purchase: { feeBps: 10 } });
});

test('SIM-06 a pool that pays one amount for many inputs makes no fee of its rounding', () => {
  // A unit of the base costs about a thousandth of what is sold.
  const coarse = { reserveIn: 1_000n * sold, reserveOut: 1_000_500n };
  const paying = (reached: bigint) =>
    probeOf(
      { bought: sent, soldAtPool: sold },
      { reserves: reserves(wavax, coarse.reserveIn, coarse.reserveOut) },
      outputFor(reached, coarse),
    );
  expect(paying(sold)).toMatchObject({ sale: { feeBps: 0 } });
  const least = inputFor(outputFor(sold, coarse), coarse);
  expect(least !== undefined && least < sold - sold / 10_000n).toBe(true);
  expect(paying(kept(sold, 500n))).toMatchObject({ sale: { feeBps: expect.closeTo(500, -1.5) } });
});

test('SIM-06 a sale whose pool or payment is not reported says nothing about its fee', () => {
  const all = { bought: sent, soldAtPool: sold };
  const untried = { sale: { status: 'untried' } };
  expect(probeOf(all, { reserves: done() })).toMatchObject(untried);
  expect(probeOf(all, { reserves: { status: 'notMade' } })).toMatchObject(untried);
  const results = Object.values(RESULTS);
  const unknown = { currency: wavax, owner: ACCOUNT } as const;
  const simulation = { kind: 'simulated', block: 7n, calls: results, changes: [unknown] } as const;
  expect(readProbe(known, simulation)).toMatchObject(untried);
});

test('SIM-06 a sale that pays as little as one unit less than a full one has a fee', () => {
  const all = { bought: sent, soldAtPool: sold };
  const paidFor = (reached: bigint) => probeOf(all, {}, outputFor(reached, atSale));
  expect(paidFor(sold)).toMatchObject({ sale: { feeBps: 0 } });
  expect(paidFor(kept(sold, 1n))).toMatchObject({ sale: { feeBps: 1 } });
});

test('SIM-06 without the base nothing is learned about the token', () => {
  expect(probeOf(NOTHING, { approveBase: { status: 'notMade' } })).toEqual({ kind: 'noPool' });
});

test('SIM-06 a refused approval or sale is a refused sale; too little to sell leaves it untried', () => {
  const refused = { status: 'refused', reason: 'no' };
  const all = { bought: sent, soldAtPool: sold };
  expect(probeOf(all, { approve: reverted })).toMatchObject({ sale: refused });
  expect(probeOf(all, { sell: reverted })).toMatchObject({ sale: refused });
  expect(probeOf({ bought: sold, soldAtPool: sold })).toMatchObject({ sale: { status: 'done' } });
  expect(probeOf({ bought: sold - 1n, soldAtPool: 0n })).toMatchObject({
    sale: { status: 'untried' },
  });
  expect(probeOf(NOTHING, { buy: reverted })).toMatchObject({ purchase: refused });
});

test('SIM-06 a fee is never above 100 %, and a balance that falls says nothing about a fee', () => {
  const all = { bought: sent, soldAtPool: sold };
  expect(probeOf({ ...all, atRouter: 0n })).toMatchObject({ transfer: { feeBps: 10_000 } });
  expect(probeOf({ ...all, atRouter: -4n * transferred })).toMatchObject({
    transfer: { status: 'untried' },
  });
  // The base that a sale pays can be negative, too.
  expect(probeOf(all, {}, -5n * BASE)).toMatchObject({ sale: { feeBps: 10_000 } });
});

test('SIM-06 a transfer that fails, or is not made, says nothing about its fee', () => {
  const untried = { transfer: { status: 'untried' } };
  const all = { bought: sent, soldAtPool: sold };
  expect(probeOf(all, { transfer: reverted })).toMatchObject(untried);
  expect(probeOf(all, { sell: reverted, transfer: { status: 'notMade' } })).toMatchObject(untried);
});
