import { type Amount, amountOf } from '@/lib/base/amounts/amount';
import { type Fraction, scaleFraction } from '@/lib/base/amounts/fraction';
import type { Token } from '@/lib/base/tokens/token';
import { midPrice, priceImpact } from './priceImpact';
import { poolAmounts, type Trade } from './trade';

type ImpactCosts = { readonly sold: Amount<Token>; readonly bought: Amount<Token> };

/**
 * What the price impact of a trade costs at the mid price of its pairs, without the provider fee, as
 * an amount of the sold token and as one of the bought token. In the smallest unit, rounded up.
 */
export function impactCosts(trade: Trade): ImpactCosts {
  const impact = priceImpact(trade);
  const mid = midPrice(trade);
  const { amountIn } = poolAmounts(trade);
  const sold = { numerator: impact.numerator * amountIn.raw, denominator: impact.denominator };
  const bought = {
    numerator: sold.numerator * mid.numerator,
    denominator: sold.denominator * mid.denominator,
  };
  return {
    sold: roundedUp(trade.amountIn.currency, sold),
    bought: roundedUp(trade.amountOut.currency, bought),
  };
}

/**
 * The same cost in the token whose amount is not fixed: of an exact input, how much less of the
 * bought token the pairs pay; of an exact output, how much more of the sold one they take.
 */
export function impactCost(trade: Trade): Amount<Token> {
  const { sold, bought } = impactCosts(trade);
  return trade.type === 'exactIn' ? bought : sold;
}

function roundedUp(token: Token, raw: Fraction): Amount<Token> {
  return amountOf(token, scaleFraction(raw, 0, 'up'));
}
