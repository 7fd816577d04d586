import { type Amount, amountOf } from '@/lib/base/amounts/amount';
import { scaleFraction } from '@/lib/base/amounts/fraction';
import type { Token } from '@/lib/base/tokens/token';
import { midPrice, priceImpact } from './priceImpact';
import { poolAmounts, type Trade } from './trade';

/**
 * What the price impact of a trade costs at the mid price of its pairs, without the provider fee:
 * of an exact input, how much less of the bought token the pairs pay; of an exact output, how much
 * more of the sold one they take. In the smallest unit, rounded up.
 */
export function impactCost(trade: Trade): Amount<Token> {
  const impact = priceImpact(trade);
  const { amountIn } = poolAmounts(trade);
  const perSold = trade.type === 'exactIn' ? midPrice(trade) : { numerator: 1n, denominator: 1n };
  const cost = {
    numerator: impact.numerator * amountIn.raw * perSold.numerator,
    denominator: impact.denominator * perSold.denominator,
  };
  const { currency } = trade.type === 'exactIn' ? trade.amountOut : trade.amountIn;
  return amountOf(currency, scaleFraction(cost, 0, 'up'));
}
