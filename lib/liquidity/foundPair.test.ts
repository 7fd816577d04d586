import { amountOf } from '@/lib/amounts/amount';
import { pairOf } from '@/lib/pairs/pair';
import { type Pool, positionOf } from '@/lib/pairs/pool';
import { CATALOGUE } from '@/lib/tokens/catalogue';
import { foundPair } from './foundPair';

const [a, b] = CATALOGUE[43114];
if (a === undefined || b === undefined) throw new TypeError('The catalogue is empty');

const pool = (reserve: bigint): Pool => ({
  pair: pairOf(amountOf(a, reserve), amountOf(b, reserve)),
  supply: 100n,
  balance0: reserve,
  balance1: reserve,
});
const exists = (reserve = 1_000n) => ({ status: 'exists', pool: pool(reserve) }) as const;

test('LIQ-04 the position in a pool is found', () => {
  const position = positionOf(pool(1_000n), 10n);
  expect(foundPair({ result: exists(), position }, true)).toEqual({ status: 'position', position });
});

test('LIQ-05 a pool without a position has no liquidity yet', () => {
  const position = positionOf(pool(1_000n), 0n);
  expect(foundPair({ result: exists(), position }, true)).toEqual({ status: 'noLiquidity' });
  expect(foundPair({ result: exists(), position: undefined }, false)).toEqual({
    status: 'noLiquidity',
  });
});

test('LIQ-05 a pool that was not created, or has no reserves, does not exist', () => {
  const nothing = { position: undefined };
  expect(foundPair({ result: { status: 'notExists' }, ...nothing }, true).status).toBe('noPool');
  expect(foundPair({ result: exists(0n), ...nothing }, true).status).toBe('noPool');
});

test('LIQ-05 two currencies that cannot form a pair are invalid, and an unknown pool is loading', () => {
  const nothing = { position: undefined };
  expect(foundPair({ result: { status: 'invalid' }, ...nothing }, true).status).toBe('invalid');
  expect(foundPair({ result: { status: 'loading' }, ...nothing }, true).status).toBe('loading');
  expect(foundPair({ result: exists(), ...nothing }, true).status).toBe('loading');
});
