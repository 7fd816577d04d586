import { type Amount, amountOf } from '@/lib/base/amounts/amount';
import type { Currency } from '@/lib/base/tokens/currency';
import type { Token } from '@/lib/base/tokens/token';
import { wrapped } from '@/lib/base/tokens/wrapped';
import { type Position, poolAmountsFrom } from '@/lib/exchange/pairs/pool';

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
  const [ofA, ofB] = poolAmountsFrom(wrapped(currencyA), pool, liquidity);
  return {
    liquidity: amountOf(currency, liquidity),
    amounts: [amountOf(currencyA, ofA.raw), amountOf(currencyB, ofB.raw)],
  };
}
