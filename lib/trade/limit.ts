import { maximumSold, minimumReceived, type Trade } from './trade';

/** What a trade's tolerance allows: the least of an exact input's output, the most of the input otherwise. */
export function limitOf(trade: Trade, slippageBps: number): bigint {
  const { raw } =
    trade.type === 'exactIn'
      ? minimumReceived(trade, slippageBps)
      : maximumSold(trade, slippageBps);
  return raw;
}
