import { isAddressEqual } from 'viem';
import type { Sides } from './deposit';
import { minimums } from './minimums';
import type { ProposedAdd, ProposedRemoval } from './proposals';

/**
 * How a reviewed deposit or withdrawal stands against the pool as it is now.
 *
 * `holds`: the pool gives the same. `better`: a withdrawal that now gives no less of either side.
 * `drifted`: the pool's price has moved, within the slippage tolerance that was shown. `moved`: by
 * more. `created`: somebody else made the first deposit, which was reviewed as the user's. `gone`:
 * this account can't do the like any more.
 */
export type Standing = 'holds' | 'better' | 'drifted' | 'moved' | 'created' | 'gone';

type Terms = Pick<ProposedAdd, 'account' | 'amounts' | 'slippageBps'>;
type Deposit = Terms & Pick<ProposedAdd, 'isFirst'>;

/** How a reviewed deposit stands against the one that the same form would be now. */
export function depositStanding(reviewed: Deposit, offered: Deposit | undefined): Standing {
  if (offered === undefined) return 'gone';
  return reviewed.isFirst && !offered.isFirst ? 'created' : standingOf(reviewed, offered);
}

/** How a reviewed withdrawal stands against what the same pool tokens give now. */
export function removalStanding(
  reviewed: ProposedRemoval,
  offered: ProposedRemoval | undefined,
): Standing {
  const standing = standingOf(reviewed, offered);
  const isBetter =
    (standing === 'drifted' || standing === 'moved') &&
    offered !== undefined &&
    areAtLeast(offered.amounts, reviewed.amounts);
  return isBetter ? 'better' : standing;
}

function standingOf(reviewed: Terms, offered: Terms | undefined): Standing {
  if (offered === undefined || !isAddressEqual(offered.account, reviewed.account)) return 'gone';
  const { amounts, slippageBps } = reviewed;
  const isWithin =
    areAtLeast(offered.amounts, minimums(amounts, slippageBps)) &&
    areAtLeast(amounts, minimums(offered.amounts, slippageBps));
  if (!isWithin) return 'moved';
  const isSame = areAtLeast(offered.amounts, amounts) && areAtLeast(amounts, offered.amounts);
  return isSame ? 'holds' : 'drifted';
}

function areAtLeast([a, b]: Sides, [leastA, leastB]: Sides): boolean {
  return a.raw >= leastA.raw && b.raw >= leastB.raw;
}
