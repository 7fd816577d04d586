import type { ProposedSwap } from './writes';

/**
 * How a reviewed swap stands against what the pools offer now: `worse` when the same swap would pay
 * less or cost more, `gone` when there is none any more, else `holds`; a better price does no harm.
 */
export type Standing = 'holds' | 'worse' | 'gone';

/** How a reviewed swap stands against the one that is offered now for the same form. */
export function standingOf(reviewed: ProposedSwap, offered: ProposedSwap | undefined): Standing {
  if (offered === undefined) return 'gone';
  const { trade } = offered;
  const isWorse =
    trade.amountOut.raw < reviewed.trade.amountOut.raw ||
    trade.amountIn.raw > reviewed.trade.amountIn.raw;
  return isWorse ? 'worse' : 'holds';
}
