import { type Amount, amountOf } from '@/lib/base/amounts/amount';
import { maxBigint, minBigint } from '@/lib/base/amounts/minMax';
import { minimumAfterSlippage } from '@/lib/base/amounts/slippage';
import type { Token } from '@/lib/base/tokens/token';
import { maximumSold, type Trade } from './trade';

/** The limit that the contract enforces: minimum received for an exact input, else maximum sold. */
export type TradeLimit = {
  readonly type: 'minimumReceived' | 'maximumSold';
  readonly amount: Amount<Token>;
};

/** A trade, and what its limit follows from. */
export type LimitedTrade = {
  readonly trade: Trade;
  /** Whole basis points from 0 to 10000. */
  readonly slippageBps: number;
  /**
   * A limit in the user's favour beyond that of the tolerance, in the limited token's smallest
   * unit: what the user agreed to, or the router's allowance.
   */
  readonly tighterLimit?: bigint | undefined;
};

/**
 * The limit that a trade is signed with: the one that the slippage tolerance sets, or
 * `tighterLimit` if that is more in the user's favour.
 *
 * @throws {UnexpectedSlippageError} for a slippage out of its range.
 */
export function limitOf({ trade, slippageBps, tighterLimit: tighter }: LimitedTrade): TradeLimit {
  const isSale = trade.type === 'exactIn';
  const own = isSale
    ? minimumAfterSlippage(trade.amountOut, slippageBps)
    : maximumSold(trade, slippageBps);
  const raw = tighter === undefined ? own.raw : (isSale ? maxBigint : minBigint)(own.raw, tighter);
  return {
    type: isSale ? 'minimumReceived' : 'maximumSold',
    amount: amountOf(own.currency, raw),
  };
}
