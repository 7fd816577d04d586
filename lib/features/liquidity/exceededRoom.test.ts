import { amountOf } from '@/lib/base/amounts/amount';
import { CATALOGUE } from '@/lib/base/tokens/catalogue';
import { nativeCurrency } from '@/lib/base/tokens/currency';
import { wrappedNative } from '@/lib/base/tokens/wrapped';
import { pairOf } from '@/lib/exchange/pairs/pair';
import { emptyPool } from '@/lib/exchange/pairs/pool';
import { exceededRoom } from './exceededRoom';

const MOST = 2n ** 112n - 1n;
const avax = nativeCurrency(43114);
const wavax = wrappedNative(43114);
const [first] = CATALOGUE[43114].filter(({ address }) => address !== wavax.address);
if (first === undefined) throw new TypeError('A token is missing');
const token = first;

function room(a: bigint, b: bigint, feesBps: readonly [number, number] = [0, 0]) {
  const pool = {
    pair: pairOf(amountOf(wavax, 10n), amountOf(token, 20n)),
    supply: 15n,
    balance0: 0n,
    balance1: 0n,
  };
  const isFirst = pool.pair.token0.address === wavax.address;
  const [balance0, balance1] = isFirst ? [10n, 20n] : [20n, 10n];
  const sides = [amountOf(avax, a), amountOf(token, b)] as const;
  const plan = { amounts: sides, maximums: sides, mintedRaw: 1n };
  return exceededRoom({ ...pool, balance0, balance1 }, plan, feesBps);
}

test('LIQ-38 a pool takes what fills its balance of a token to 112 bits, and not one more', () => {
  expect(room(MOST - 10n, MOST - 20n)).toBeUndefined();
  expect(room(MOST - 9n, 1n)).toEqual(amountOf(avax, MOST - 10n));
  expect(room(1n, MOST - 19n)).toEqual(amountOf(token, MOST - 20n));
});

test('LIQ-38 what a token keeps of its transfer does not reach the pool', () => {
  expect(room(1n, MOST, [0, 100])).toBeUndefined();
  expect(room(MOST, 1n, [0, 100])).toEqual(amountOf(avax, MOST - 10n));
});

test('LIQ-38 the first supply of a token of 36 decimals is limited to 0.00519 of it', () => {
  const fine = { ...token, decimals: 36 };
  const sides = [amountOf(fine, 10n ** 36n), amountOf(wavax, 1n)] as const;
  const plan = { amounts: sides, maximums: sides, mintedRaw: 1n };
  expect(exceededRoom(emptyPool(fine, wavax), plan, [0, 0])).toEqual(amountOf(fine, MOST));
});
