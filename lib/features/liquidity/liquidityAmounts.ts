import { type Amount, amountOf } from '@/lib/base/amounts/amount';
import type { Currency } from '@/lib/base/tokens/currency';
import { isSameToken, type Token } from '@/lib/base/tokens/token';
import { wrapped } from '@/lib/base/tokens/wrapped';
import { type Position, poolAmounts } from '@/lib/exchange/pairs/pool';

type Currencies = readonly [Currency, Currency];

/**
 * Some liquidity of a pool, and the amounts from removing it, in the currencies of the page's path.
 */
export type LiquidityAmounts = {
  readonly liquidity: Amount<Token>;
  readonly amounts: readonly [Amount, Amount];
};

/** Some of a position's liquidity, with its amounts in the two currencies of its pair. */
export function liquidityAmountsOf(
  { pool, liquidity: { currency } }: Position,
  [currencyA, currencyB]: Currencies,
  liquidity: bigint,
): LiquidityAmounts {
  const [amount0, amount1] = poolAmounts(pool, liquidity);
  const isInOrder = isSameToken(wrapped(currencyA), pool.pair.token0);
  const [ofA, ofB] = isInOrder ? [amount0, amount1] : [amount1, amount0];
  return {
    liquidity: amountOf(currency, liquidity),
    amounts: [amountOf(currencyA, ofA.raw), amountOf(currencyB, ofB.raw)],
  };
}
