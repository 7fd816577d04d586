import { type Amount, amountOf } from '@/lib/amounts/amount';
import type { Fraction } from '@/lib/amounts/fraction';
import { type Price, priceOf } from '@/lib/amounts/price';
import type { Currency } from '@/lib/tokens/currency';
import { priceImpact } from '@/lib/trade/priceImpact';
import { liquidityProviderFee, maximumSold, minimumReceived, type Trade } from '@/lib/trade/trade';

/** The figures of a swap in review, in the chosen currencies. */
export type SwapFigures = {
  readonly paid: Amount;
  readonly received: Amount;
  /**
   * The limit that the contract enforces: minimum received for an exact input, else maximum sold.
   */
  readonly limit: { readonly type: 'minimumReceived' | 'maximumSold'; readonly amount: Amount };
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
  const limit =
    trade.type === 'exactIn'
      ? {
          type: 'minimumReceived' as const,
          amount: amountOf(output, minimumReceived(trade, slippageBps).raw),
        }
      : {
          type: 'maximumSold' as const,
          amount: amountOf(input, maximumSold(trade, slippageBps, allowance).raw),
        };
  return {
    paid,
    received,
    limit,
    price: priceOf(paid, received),
    impact: priceImpact(trade),
    providerFee: amountOf(input, liquidityProviderFee(trade).raw),
    route: [input, ...trade.route.slice(1, -1), output],
  };
}
