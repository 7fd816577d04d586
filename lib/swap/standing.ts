import { isAddressEqual } from 'viem';
import { impactTier } from '@/lib/trade/priceImpact';
import { priceImpact } from '@/lib/trade/trade';
import type { ProposedSwap } from './writes';

/**
 * How a reviewed swap stands against what the pools offer now: `worse` when the same swap would pay
 * less or cost more, `blocked` when its price impact is then beyond the limit, `gone` when there is
 * none any more for this account, else `holds`; a better price does no harm.
 */
export type Standing = 'holds' | 'worse' | 'blocked' | 'gone';

/** How a reviewed swap stands against the one that is offered now for the same form. */
export function standingOf(
  reviewed: ProposedSwap,
  offered: ProposedSwap | undefined,
  isExpertMode: boolean,
): Standing {
  if (offered === undefined || !isAddressEqual(offered.account, reviewed.account)) return 'gone';
  const { trade } = offered;
  const isWorse =
    trade.amountOut.raw < reviewed.trade.amountOut.raw ||
    trade.amountIn.raw > reviewed.trade.amountIn.raw;
  if (!isWorse) return 'holds';
  return impactTier(priceImpact(trade), isExpertMode).isBlocked ? 'blocked' : 'worse';
}
