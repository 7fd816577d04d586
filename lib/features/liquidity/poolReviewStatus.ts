import { isAddressEqual } from 'viem';
import { stableKey } from '@/lib/base/json/stableKey';
import { isSameCurrency } from '@/lib/base/tokens/currency';
import type { AddTerms } from './addTerms';
import { minimums } from './minimums';
import { sentAmounts } from './removalAmounts';
import type { RemovalTerms } from './removeTerms';
import type { Sides } from './sides';

/**
 * How a reviewed addition or removal compares with the pool now.
 *
 * `current`: the pool returns the same. `better`: a removal that now returns no less of either
 * side. `withinLimit`: the pool's price has moved within the slippage tolerance that was shown.
 * `moved`: it has moved by more. `feeChanged`: a token takes another fee, so that a removal pays
 * less or an addition mints another amount. `created`: the review was of a first addition, but
 * another account has made it since. `unavailable`: the form no longer offers this account anything
 * to sign.
 */
export type PoolReviewStatus =
  | 'current'
  | 'better'
  | 'withinLimit'
  | 'moved'
  | 'feeChanged'
  | 'created'
  | 'unavailable';

type ComparedTerms = Pick<AddTerms, 'account' | 'amounts' | 'slippageBps'>;
type ComparedAddTerms = ComparedTerms & Pick<AddTerms, 'isFirst' | 'feesBps'>;

/** Compares a reviewed addition with the one that the same form offers now. */
export function addReviewStatus(
  reviewed: ComparedAddTerms,
  offered: ComparedAddTerms | undefined,
): PoolReviewStatus {
  if (offered === undefined) return 'unavailable';
  if (reviewed.isFirst && !offered.isFirst) return 'created';
  const reviewStatus = poolReviewStatus(reviewed, offered);
  if (reviewStatus === 'unavailable' || reviewStatus === 'moved') return reviewStatus;
  // Another fee of a token changes what is minted, not what is paid.
  const hasNewFees = stableKey(offered.feesBps) !== stableKey(reviewed.feesBps);
  return hasNewFees ? 'feeChanged' : reviewStatus;
}

/** Compares a reviewed removal with what the same pool tokens return now. */
export function removalReviewStatus(
  reviewed: RemovalTerms,
  offered: RemovalTerms | undefined,
): PoolReviewStatus {
  const reviewStatus = poolReviewStatus(atPoolOf(reviewed), offered && atPoolOf(offered));
  if (offered === undefined || reviewStatus === 'unavailable') return reviewStatus;
  const hasNewFees = stableKey(offered.atPool?.fees) !== stableKey(reviewed.atPool?.fees);
  const isBetter =
    (hasNewFees || reviewStatus !== 'current') && areAtLeast(offered.amounts, reviewed.amounts);
  if (isBetter) return 'better';
  return hasNewFees ? 'feeChanged' : reviewStatus;
}

/** The terms of what the pool sends: what tokens keep of it does not come from its price. */
function atPoolOf(removal: RemovalTerms): ComparedTerms {
  return { ...removal, amounts: sentAmounts(removal) };
}

function poolReviewStatus(
  reviewed: ComparedTerms,
  offered: ComparedTerms | undefined,
): PoolReviewStatus {
  if (offered === undefined || !isAddressEqual(offered.account, reviewed.account))
    return 'unavailable';
  const { amounts, slippageBps } = reviewed;
  if (!haveSameCurrencies(amounts, offered.amounts)) return 'unavailable';
  const isWithin =
    areAtLeast(offered.amounts, minimums(amounts, slippageBps)) &&
    areAtLeast(amounts, minimums(offered.amounts, slippageBps));
  if (!isWithin) return 'moved';
  const isSame = areAtLeast(offered.amounts, amounts) && areAtLeast(amounts, offered.amounts);
  return isSame ? 'current' : 'withinLimit';
}

function haveSameCurrencies([a, b]: Sides, [c, d]: Sides): boolean {
  return isSameCurrency(a.currency, c.currency) && isSameCurrency(b.currency, d.currency);
}

function areAtLeast([a, b]: Sides, [leastA, leastB]: Sides): boolean {
  return a.raw >= leastA.raw && b.raw >= leastB.raw;
}
