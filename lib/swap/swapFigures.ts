import { type Amount, amountOf } from '@/lib/amounts/amount';
import type { Fraction } from '@/lib/amounts/fraction';
import { type Price, priceOf } from '@/lib/amounts/price';
import type { Currency } from '@/lib/tokens/currency';
import { limitOf, type TradeLimit } from '@/lib/trade/limit';
import { priceImpact } from '@/lib/trade/priceImpact';
import { liquidityProviderFee, type Trade } from '@/lib/trade/trade';

/** The figures of a swap in review, in the chosen currencies. */
export type SwapFigures = {
  readonly paid: Amount;
  readonly received: Amount;
  readonly limit: { readonly type: TradeLimit['type']; readonly amount: Amount };
  readonly price: Price;
  readonly impact: Fraction;
  readonly providerFee: Amount;
  /** Every currency of the route, from the paid one to the received one. */
  readonly route: readonly Currency[];
};

/** The chosen currencies and limits; `slippageBps` and `allowance` work as in `maximumSold`. */
type Terms = {
  readonly input: Currency;
  readonly output: Currency;
  readonly slippageBps: number;
  readonly allowance?: bigint | undefined;
};

/** The figures of a trade, with AVAX in place of WAVAX if AVAX was chosen. */
export function swapFigures(
  trade: Trade,
  { input, output, slippageBps, allowance }: Terms,
): SwapFigures {
  const paid = amountOf(input, trade.amountIn.raw);
  const received = amountOf(output, trade.amountOut.raw);
  const limit = limitOf(trade, slippageBps, allowance);
  return {
    paid,
    received,
    limit: {
      type: limit.type,
      amount: amountOf(limit.type === 'minimumReceived' ? output : input, limit.amount.raw),
    },
    price: priceOf(paid, received),
    impact: priceImpact(trade),
    providerFee: amountOf(input, liquidityProviderFee(trade).raw),
    route: [input, ...trade.route.slice(1, -1), output],
  };
}
