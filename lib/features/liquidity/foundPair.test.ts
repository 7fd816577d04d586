import { amountOf } from '@/lib/base/amounts/amount';
import { CATALOGUE } from '@/lib/base/tokens/catalogue';
import { pairOf } from '@/lib/exchange/pairs/pair';
import { type Pool, poolState, positionOf } from '@/lib/exchange/pairs/pool';
import type { PairPosition } from '@/lib/exchange/pairs/usePairPosition';
import { foundPair } from './foundPair';

const [a, b] = CATALOGUE[43114];
if (a === undefined || b === undefined) throw new TypeError('The catalogue is empty');

const pool = (reserve: bigint, supply: bigint): Pool => ({
  pair: pairOf(amountOf(a, reserve), amountOf(b, reserve)),
  supply,
  balance0: reserve,
  balance1: reserve,
});
const live = pool(1_000n, 100n);
const created = (of: Pool, held?: bigint): PairPosition => ({
  result: { status: 'exists', pool: of, held },
  poolState: poolState(of),
  position: held === undefined ? undefined : positionOf(of, held),
});
const without = (result: PairPosition['result']): PairPosition => ({
  result,
  poolState: result.status === 'absent' ? 'absent' : undefined,
  position: undefined,
});

test('LIQ-04 the position in a pool is found', () => {
  const position = positionOf(live, 10n);
  expect(foundPair(created(live, 10n), true)).toEqual({ status: 'position', position });
});

test('LIQ-05 a pool without a position has no liquidity yet', () => {
  expect(foundPair(created(live, 0n), true)).toEqual({ status: 'noLiquidity' });
  expect(foundPair(created(live), false)).toEqual({ status: 'noLiquidity' });
});

test('LIQ-05 a pool that was not created, or is empty, does not exist', () => {
  expect(foundPair(without({ status: 'absent' }), true).status).toBe('noPool');
  expect(foundPair(created(pool(0n, 0n), 0n), true).status).toBe('noPool');
});

test('LIQ-30 LIQ-33 a pool with reserves and no supply, and one that cannot be read, are reported as such', () => {
  expect(foundPair(created(pool(1n, 0n), 0n), true).status).toBe('unbalanced');
  expect(foundPair(without({ status: 'failed', token: a }), true).status).toBe('failed');
});

test('LIQ-05 two currencies that cannot form a pair are invalid, and an unknown pool is loading', () => {
  expect(foundPair(without({ status: 'invalid' }), true).status).toBe('invalid');
  expect(foundPair(without({ status: 'loading' }), true).status).toBe('loading');
  expect(foundPair(created(live), true).status).toBe('loading');
});
