import { renderHook } from '@testing-library/react';
import { amountOf } from '@/lib/base/amounts/amount';
import { scaleFraction } from '@/lib/base/amounts/fraction';
import { wrappedNative } from '@/lib/base/tokens/wrapped';
import { pngToken } from '@/lib/chain/contracts/pngToken';
import { pairOf } from '@/lib/exchange/pairs/pair';
import { positionOf } from '@/lib/exchange/pairs/pool';
import { liquidityAmountsOf } from './liquidityAmounts';
import { removalAmounts } from './removalAmounts';
import { useRemovedUsd } from './useRemovedUsd';

// Prices come from a chain, which is not here. A pool token is worth 20 dollars.
jest.mock('@/lib/exchange/pairs/usePoolUsd', () => ({
  usePoolUsd: (_pool: unknown, liquidity: bigint) => ({
    numerator: 20n * liquidity,
    denominator: 1n,
  }),
}));

const PNG = pngToken(43114);
const AVAX = wrappedNative(43114);
const pair = pairOf(amountOf(PNG, 1_000n), amountOf(AVAX, 1_000n));
const position = positionOf({ pair, supply: 100n, balance0: 1_000n, balance1: 1_000n }, 40n);

test('LIQ-20 what is removed and what is left of a position make the whole, whatever a token takes as its fee on the way', () => {
  if (position === undefined) throw new TypeError('No position');
  const taken = liquidityAmountsOf(position, [PNG, AVAX], 10n);
  const removed = removalAmounts(taken, [[1_000], []]);
  // A tenth of one of the tokens does not arrive.
  expect(removed.amounts.map(({ raw }) => raw)).toEqual([90n, 100n]);
  const { whole, part, rest } = renderHook(() => useRemovedUsd({ position, removed })).result
    .current;
  const dollars = [part, rest, whole].map((usd) => usd && scaleFraction(usd, 0, 'nearest'));
  expect(dollars).toEqual([200n, 600n, 800n]);
});
