import { isAddressEqual } from 'viem';
import type { Sides } from './deposit';
import { minimums, type ProposedAdd } from './writes';

/**
 * How a reviewed deposit or withdrawal stands against the pool as it is now: `moved` when the pool's
 * price has moved by more than the slippage tolerance that was shown, `gone` when this account can't
 * do the like any more, else `holds`.
 */
export type Standing = 'holds' | 'moved' | 'gone';

type Terms = Pick<ProposedAdd, 'account' | 'amounts' | 'slippageBps'>;

/** How reviewed terms stand against the ones that the same form or liquidity has now. */
export function standingOf(reviewed: Terms, offered: Terms | undefined): Standing {
  if (offered === undefined || !isAddressEqual(offered.account, reviewed.account)) return 'gone';
  const { amounts, slippageBps } = reviewed;
  const isWithin =
    areAtLeast(offered.amounts, minimums(amounts, slippageBps)) &&
    areAtLeast(amounts, minimums(offered.amounts, slippageBps));
  return isWithin ? 'holds' : 'moved';
}

function areAtLeast([a, b]: Sides, [leastA, leastB]: Sides): boolean {
  return a.raw >= leastA.raw && b.raw >= leastB.raw;
}
