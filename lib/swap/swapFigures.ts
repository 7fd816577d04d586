import { type Amount, amountOf } from '@/lib/amounts/amount';
import type { Fraction } from '@/lib/amounts/fraction';
import { type Price, priceOf } from '@/lib/amounts/price';
import type { Currency } from '@/lib/tokens/currency';
import { priceImpact } from '@/lib/trade/priceImpact';
import { liquidityProviderFee, maximumSold, minimumReceived, type Trade } from '@/lib/trade/trade';

/** The figures of a swap before it is signed, in the chosen currencies. */
export type SwapFigures = {
  readonly paid: Amount;
  readonly received: Amount;
  /** What the contract enforces: the least received for an exact input, else the most paid. */
  readonly limit: { readonly type: 'minimumReceived' | 'maximumSold'; readonly amount: Amount };
  readonly price: Price;
  readonly impact: Fraction;
  readonly providerFee: Amount;
  /** Every currency on the way, as it is paid, passed and received. */
  readonly route: readonly Currency[];
};

/** What was chosen for a swap; `slippageBps` and `allowance` limit it as in `maximumSold`. */
type Terms = {
  readonly input: Currency;
  readonly output: Currency;
  readonly slippageBps: number;
  readonly allowance?: bigint | undefined;
};

/** The figures of a trade. WAVAX is shown as AVAX where AVAX was chosen. */
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
