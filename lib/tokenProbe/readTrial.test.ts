import { encodeAbiParameters, type Hex, numberToHex } from 'viem';
import { amountOf } from '@/lib/amounts/amount';
import { outputFor } from '@/lib/pairs/constantProduct';
import { pairOf } from '@/lib/pairs/pair';
import type { CallResult } from '@/lib/simulation/simulation';
import { tradeBases } from '@/lib/tokens/bases';
import type { Token } from '@/lib/tokens/token';
import { wrappedNative } from '@/lib/tokens/wrapped';
import { numberedToken } from '@/lib/trade/market.setup';
import { deepestPool, poolSearchCalls } from './poolSearch';
import { readTrial } from './readTrial';
import { type CALLS, trialIn } from './trial';

const token = numberedToken(0);
const wavax = wrappedNative(43114);
const ACCOUNT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const [BASE, DEPTH] = [10n ** 21n, 10n ** 22n];

const done = (data: Hex = '0x'): CallResult => ({ status: 'succeeded', gas: 1n, data });
const reverted: CallResult = { status: 'reverted', gas: 1n, reason: 'no' };

/** The answer of the pair of the token and a base. */
function reserves(base: Token, ofToken: bigint, ofBase: bigint): CallResult {
  const pair = pairOf(amountOf(token, ofToken), amountOf(base, ofBase));
  const types = [{ type: 'uint112' }, { type: 'uint112' }, { type: 'uint32' }] as const;
  return done(encodeAbiParameters(types, [pair.reserve0, pair.reserve1, 1]));
}

const pool = { pair: pairOf(amountOf(token, DEPTH), amountOf(wavax, BASE)), base: wavax };
const trial = trialIn(pool, token, ACCOUNT);
if (trial === undefined) throw new TypeError('The pool is too small.');
const known = trial;
const { paid, sold } = known;
const sent = outputFor(paid, { reserveIn: BASE, reserveOut: DEPTH });
const atSale = { reserveIn: DEPTH - sent, reserveOut: BASE + paid };

/** A trial in which so much arrives of the purchase, and so much of the sale reaches the pool. */
function probeOf(
  arrived: bigint,
  soldAtPool: bigint,
  change: Partial<Record<keyof typeof CALLS, CallResult>> = {},
) {
  const results: Record<keyof typeof CALLS, CallResult> = {
    getBase: done(),
    approveBase: done(),
    reservesBefore: reserves(wavax, DEPTH, BASE),
    buy: done(),
    held: done(numberToHex(arrived, { size: 32 })),
    approve: done(),
    reserves: reserves(wavax, atSale.reserveIn, atSale.reserveOut),
    sell: done(),
    ...change,
  };
  const after = outputFor(soldAtPool, atSale);
  return readTrial(known, {
    kind: 'simulated',
    block: 7n,
    calls: Object.values(results),
    changes: [{ currency: wavax, owner: ACCOUNT, before: 0n, after }],
  });
}

const kept = (raw: bigint, bps: bigint) => raw - (raw * bps) / 10_000n;

test.each([
  ['a plain token', 0n, 0n],
  ['a fee on purchases', 300n, 0n],
  ['a fee on sales', 0n, 500n],
  ['the smallest fee', 1n, 1n],
])('SIM-05 SIM-06 %s is read to the basis point', (_name, buyBps, sellBps) => {
  expect(probeOf(kept(sent, buyBps), kept(sold, sellBps))).toEqual({
    kind: 'probed',
    block: 7n,
    purchase: { status: 'done', feeBps: Number(buyBps) },
    sale: { status: 'done', feeBps: Number(sellBps) },
  });
});

test('SIM-06 two units are rounding, a thousandth is a fee', () => {
  expect(probeOf(sent - 2n, sold)).toMatchObject({ purchase: { feeBps: 0 } });
  expect(probeOf(sent - sent / 1_000n, sold)).toMatchObject({ purchase: { feeBps: 10 } });
});

test('SIM-06 without the base nothing is learned about the token', () => {
  expect(probeOf(0n, 0n, { approveBase: { status: 'notMade' } })).toEqual({ kind: 'noPool' });
});

test('SIM-06 a refused approval or sale is a refused sale; too little to sell leaves it untried', () => {
  const refused = { status: 'refused', reason: 'no' };
  expect(probeOf(sent, sold, { approve: reverted })).toMatchObject({ sale: refused });
  expect(probeOf(sent, sold, { sell: reverted })).toMatchObject({ sale: refused });
  expect(probeOf(sold - 1n, 0n)).toMatchObject({ sale: { status: 'untried' } });
  expect(probeOf(0n, 0n, { buy: reverted })).toMatchObject({ purchase: refused });
});

test('SIM-06 the deepest pool with both tokens is tried, and an empty one never', () => {
  const addresses = poolSearchCalls(token).map(({ address }) => address);
  expect(new Set(addresses).size).toBe(addresses.length);
  const none = done();
  const results = (first: CallResult, second: CallResult) =>
    addresses.map((_address, at) => [first, second][at] ?? none);
  const [baseA, baseB] = basesInOrder();
  const found = (first: CallResult, second: CallResult) =>
    deepestPool(token, results(first, second))?.base;
  expect(found(none, none)).toBeUndefined();
  expect(found(reserves(baseA, 5n, 9n), reserves(baseB, 6n, 1n))).toEqual(baseB);
  expect(found(reserves(baseA, 7n, 9n), reserves(baseB, 6n, 1n))).toEqual(baseA);
  expect(found(reserves(baseA, 5n, 9n), reserves(baseB, 6n, 0n))).toEqual(baseA);
});

/** The first two bases that are searched. */
function basesInOrder(): readonly [Token, Token] {
  const [first, second] = tradeBases(43114);
  if (first === undefined || second === undefined) throw new TypeError('A base is missing');
  return [first, second];
}
