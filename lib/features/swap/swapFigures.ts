import { type Amount, amountOf } from '@/lib/base/amounts/amount';
import type { Fraction } from '@/lib/base/amounts/fraction';
import { type Price, priceOf } from '@/lib/base/amounts/price';
import type { Currency } from '@/lib/base/tokens/currency';
import { type LimitedTrade, limitOf, type TradeLimit } from '@/lib/exchange/trade/limitOf';
import { priceImpact } from '@/lib/exchange/trade/priceImpact';
import { liquidityProviderFee, poolAmounts, type Trade } from '@/lib/exchange/trade/trade';
import { transferFeesOf } from '@/lib/exchange/trade/transferFees';

/** The figures of a swap, in its form and its review, in the chosen currencies. */
export type SwapFigures = {
  readonly paid: Amount;
  readonly received: Amount;
  readonly limit: { readonly type: TradeLimit['type']; readonly amount: Amount };
  readonly price: Price;
  readonly impact: Fraction;
  readonly providerFee: Amount;
  /** What the tokens themselves keep of their transfers; empty for plain tokens. */
  readonly transferFees: readonly TransferFee[];
  /** Every currency of the route, from the paid one to the received one. */
  readonly route: readonly Currency[];
};

/** A part that a token keeps of its transfer; `feeBps` of the whole, in basis points. */
type TransferFee = { readonly amount: Amount; readonly feeBps: number };

/** The chosen currencies, and the trade with what its limit follows from. */
type Terms = LimitedTrade & { readonly input: Currency; readonly output: Currency };

/** The figures of a trade, with AVAX in place of WAVAX if AVAX was chosen. */
export function swapFigures({ input, output, ...limited }: Terms): SwapFigures {
  const { trade } = limited;
  const paid = amountOf(input, trade.amountIn.raw);
  const received = amountOf(output, trade.amountOut.raw);
  const limit = limitOf(limited);
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
    transferFees: transferFees(trade, input, output),
    route: [input, ...trade.route.slice(1, -1), output],
  };
}

function transferFees(trade: Trade, input: Currency, output: Currency): readonly TransferFee[] {
  const { amountIn, amountOut } = trade;
  const atPools = poolAmounts(trade);
  const { sold, bought } = transferFeesOf(trade);
  return [
    { amount: amountOf(input, amountIn.raw - atPools.amountIn.raw), feeBps: sold },
    { amount: amountOf(output, atPools.amountOut.raw - amountOut.raw), feeBps: bought },
  ].filter(({ feeBps }) => feeBps > 0);
}
