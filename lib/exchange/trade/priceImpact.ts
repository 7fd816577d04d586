import type { Fraction } from '@/lib/base/amounts/fraction';
import type { Price } from '@/lib/base/amounts/price';
import type { Token } from '@/lib/base/tokens/token';
import { otherToken, reservesFrom } from '@/lib/exchange/pairs/pair';
import { leftAfterFees, poolAmounts, type Trade } from './trade';

/** The price of the pairs of a trade for one unit of the sold token, before the trade moves it. */
export function midPrice(trade: Trade): Price<Token, Token> {
  let numerator = 1n;
  let denominator = 1n;
  let sold = trade.amountIn.currency;
  for (const pair of trade.pairs) {
    const { reserveIn, reserveOut } = reservesFrom(pair, sold);
    numerator *= reserveOut;
    denominator *= reserveIn;
    sold = otherToken(pair, sold);
  }
  return { base: trade.amountIn.currency, quote: trade.amountOut.currency, numerator, denominator };
}

/**
 * How much less a trade pays than the pairs' mid price because it moves that price: 1 - out / (in x
 * mid price), minus the liquidity provider fee of 1 - 0.997^hops.
 *
 * The fee that a token takes on a transfer is not part of it. Exact; at least zero, because
 * rounding can favour the trade by a fraction of a smallest unit.
 */
export function priceImpact(trade: Trade): Fraction {
  const mid = midPrice(trade);
  const kept = leftAfterFees(trade);
  const { amountIn, amountOut } = poolAmounts(trade);
  const quoted = amountIn.raw * mid.numerator;
  const paid = amountOut.raw * mid.denominator;
  const lost = kept.numerator * quoted - kept.denominator * paid;
  return { numerator: lost > 0n ? lost : 0n, denominator: kept.denominator * quoted };
}
