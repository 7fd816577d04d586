import type { Amount } from '@/lib/amounts/amount';
import type { Token } from '@/lib/tokens/token';
import { maximumSold, minimumReceived, type Trade } from './trade';

/** The limit that the contract enforces: minimum received for an exact input, else maximum sold. */
export type TradeLimit = {
  readonly type: 'minimumReceived' | 'maximumSold';
  readonly amount: Amount<Token>;
};

/** The limit of a trade; `slippageBps` and `allowance` work as in `maximumSold`. */
export function limitOf(
  trade: Trade,
  slippageBps: number,
  allowance?: bigint | undefined,
): TradeLimit {
  return trade.type === 'exactIn'
    ? { type: 'minimumReceived', amount: minimumReceived(trade, slippageBps) }
    : { type: 'maximumSold', amount: maximumSold(trade, slippageBps, allowance) };
}
