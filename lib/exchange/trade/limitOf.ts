import { type Amount, amountOf } from '@/lib/base/amounts/amount';
import { maxBigint, minBigint } from '@/lib/base/amounts/minMax';
import type { Token } from '@/lib/base/tokens/token';
import { maximumSold, minimumReceived, type Trade } from './trade';

/** The limit that the contract enforces: minimum received for an exact input, else maximum sold. */
export type TradeLimit = {
  readonly type: 'minimumReceived' | 'maximumSold';
  readonly amount: Amount<Token>;
};

/**
 * The limit of a trade: the one that the slippage tolerance sets, or `tighter` if that is more
 * in the user's favour.
 *
 * @param slippageBps - Whole basis points from 0 to 10000.
 * @param tighter - Another minimum, or maximum, in the token's smallest unit.
 * @throws {UnexpectedSlippageError} for any other slippage.
 */
export function limitOf(
  trade: Trade,
  slippageBps: number,
  tighter?: bigint | undefined,
): TradeLimit {
  const isSale = trade.type === 'exactIn';
  const own = (isSale ? minimumReceived : maximumSold)(trade, slippageBps);
  const raw = tighter === undefined ? own.raw : (isSale ? maxBigint : minBigint)(own.raw, tighter);
  return {
    type: isSale ? 'minimumReceived' : 'maximumSold',
    amount: amountOf(own.currency, raw),
  };
}
