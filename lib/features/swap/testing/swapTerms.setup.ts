import type { Amount } from '@/lib/base/amounts/amount';
import type { Token } from '@/lib/base/tokens/token';
import { poolOf } from '@/lib/exchange/trade/testing/market.setup';
import type { TransferFees } from '@/lib/exchange/trade/trade';
import type { SwapTerms } from '@/lib/features/swap/swapTerms';

/**
 * A sale for the first token's own account, in one deep pool; with what its tokens keep, if
 * anything.
 */
export function swapOf(
  amountIn: Amount<Token>,
  amountOut: Amount<Token>,
  fees?: TransferFees,
): SwapTerms {
  const [input, output] = [amountIn.currency, amountOut.currency];
  return {
    trade: {
      type: 'exactIn',
      route: [input, output],
      pairs: [poolOf(input, output, 10n ** 9n, 10n ** 9n)],
      amountIn,
      amountOut,
      ...(fees && { atPools: { amountIn, amountOut, fees } }),
    },
    input,
    output,
    account: input.address,
    recipient: input.address,
    slippageBps: 50,
    deadlineSeconds: 3_600,
  };
}
