import { amountOf } from '@/lib/base/amounts/amount';
import { type Price, priceOf } from '@/lib/base/amounts/price';
import type { Currency } from '@/lib/base/tokens/currency';
import { wrapped } from '@/lib/base/tokens/wrapped';
import { reservesFrom } from '@/lib/exchange/pairs/pair';
import { type Pool, poolState } from '@/lib/exchange/pairs/pool';
import type { PlannedAdd } from './plannedAdd';

/**
 * The price of A in B: from the pool's reserves, or for a first addition from the addition.
 *
 * @returns undefined while neither is known, when an amount is zero, and for reserves without
 * liquidity.
 */
export function poolPrice(
  [currencyA, currencyB]: readonly [Currency, Currency],
  pool: Pool,
  planned: PlannedAdd | undefined,
): Price | undefined {
  const { reserveIn, reserveOut } = reservesFrom(pool.pair, wrapped(currencyA));
  const state = poolState(pool);
  if (state === 'unbalanced') return undefined;
  const [a, b] =
    state === 'empty'
      ? (planned?.amounts ?? [])
      : [amountOf(currencyA, reserveIn), amountOf(currencyB, reserveOut)];
  return a && b && a.raw > 0n && b.raw > 0n ? priceOf(a, b) : undefined;
}
