import type { Amount } from '@/lib/base/amounts/amount';
import type { ClaimPayer } from '@/lib/exchange/rewards/actions/claimTerms';

/** What the screen of a reward pool knows of the reward that it owes. */
type KnownReward = {
  readonly earned: Amount | undefined;
  readonly isEarnedUnreadable: boolean;
  readonly hasFailed: boolean;
};

/**
 * Why a pool's own claim has nothing to pay now; undefined if it may have something. The claim of
 * a rewarder is not judged here.
 */
export function missingReward(
  payer: ClaimPayer,
  { earned, isEarnedUnreadable, hasFailed }: KnownReward,
): 'unreadable' | 'notOwed' | undefined {
  if (payer === 'rewarder') return undefined;
  if (earned) return earned.raw === 0n ? 'notOwed' : undefined;
  return isEarnedUnreadable || hasFailed ? 'unreadable' : undefined;
}
