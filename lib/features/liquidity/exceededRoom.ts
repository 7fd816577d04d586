import { type Amount, amountOf } from '@/lib/base/amounts/amount';
import { maxBigint } from '@/lib/base/amounts/minMax';
import { isSameToken } from '@/lib/base/tokens/token';
import { wrapped } from '@/lib/base/tokens/wrapped';
import { LARGEST_RESERVE } from '@/lib/exchange/pairs/constantProduct';
import type { Pool } from '@/lib/exchange/pairs/pool';
import { arriving } from '@/lib/exchange/trade/transferFees';
import type { PlannedAdd } from './plannedAdd';

/**
 * How much more a pool can take of the first currency of an addition that would be too much for it:
 * a pair counts each reserve in 112 bits.
 *
 * @param feesBps - What each token keeps of its transfer to the pool, in the order of the sides.
 * @returns undefined when all of the addition fits.
 */
export function exceededRoom(
  { pair, balance0, balance1 }: Pool,
  { maximums }: PlannedAdd,
  feesBps: readonly [number, number],
): Amount | undefined {
  const rooms = maximums.map(({ currency }) => {
    const held = isSameToken(wrapped(currency), pair.token0) ? balance0 : balance1;
    return amountOf(currency, maxBigint(LARGEST_RESERVE - held, 0n));
  });
  return rooms.find(
    ({ raw }, side) => arriving(maximums[side]?.raw ?? 0n, feesBps[side] ?? 0) > raw,
  );
}
