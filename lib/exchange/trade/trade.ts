import { type Amount, amountOf } from '@/lib/base/amounts/amount';
import { BPS_BASE } from '@/lib/base/amounts/bps';
import type { Fraction } from '@/lib/base/amounts/fraction';
import { maximumAfterSlippage } from '@/lib/base/amounts/slippage';
import type { Token } from '@/lib/base/tokens/token';
import { SWAP_FEE_BPS } from '@/lib/exchange/pairs/constantProduct';
import type { Pair } from '@/lib/exchange/pairs/pair';

/**
 * A swap of one token for another through one or more pairs.
 *
 * `type` says which amount is exact. `route` has every token in order, the sold one first;
 * `pairs[i]` swaps `route[i]` for `route[i + 1]`. A route has WAVAX for AVAX.
 */
export type Trade = {
  readonly type: 'exactIn' | 'exactOut';
  readonly route: readonly Token[];
  readonly pairs: readonly Pair[];
  readonly amountIn: Amount<Token>;
  readonly amountOut: Amount<Token>;
  /**
   * What the first pool receives and the last one sends, if a token keeps a part of each transfer.
   * `amountIn` and `amountOut` are then what leaves the account and what arrives. Sales only.
   */
  readonly atPools?: PoolAmounts & { readonly fees: TransferFees };
};

/**
 * What the tokens of a trade keep of each transfer, in whole basis points: the sold one on its way
 * to the pool, the bought one on its way to the user.
 */
export type TransferFees = { readonly sold: number; readonly bought: number };

type PoolAmounts = Pick<Trade, 'amountIn' | 'amountOut'>;

/** What the first pool of a trade receives, and what the last one sends. */
export function poolAmounts(trade: Trade): PoolAmounts {
  return trade.atPools ?? trade;
}

/** The trade as its pools see it: without what its tokens keep of each transfer. */
export function tradeAtPools(trade: Trade): Trade {
  const { amountIn, amountOut } = poolAmounts(trade);
  return { ...trade, amountIn, amountOut };
}

/**
 * The fee for the liquidity providers of all pairs, in the sold token: in x (1 - 0.997^hops),
 * rounded down.
 */
export function liquidityProviderFee(trade: Trade): Amount<Token> {
  const { numerator, denominator } = leftAfterFees(trade);
  const { amountIn } = poolAmounts(trade);
  return amountOf(amountIn.currency, (amountIn.raw * (denominator - numerator)) / denominator);
}

/**
 * The maximum sold: the exact input itself, or the expected one times 1 + slippage.
 *
 * @param slippageBps - Whole basis points from 0 to 10000.
 * @throws {UnexpectedSlippageError} for any other slippage.
 */
export function maximumSold(trade: Trade, slippageBps: number): Amount<Token> {
  const limit = maximumAfterSlippage(trade.amountIn, slippageBps);
  return trade.type === 'exactIn' ? trade.amountIn : limit;
}

/** The part of an input that is left to trade after the fee of each pair. */
export function leftAfterFees({ pairs }: Trade): Fraction {
  const hops = BigInt(pairs.length);
  return { numerator: (BPS_BASE - SWAP_FEE_BPS) ** hops, denominator: BPS_BASE ** hops };
}
