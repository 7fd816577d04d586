import type { ApprovalStatus } from '@/lib/approvals/approval';
import type { RouterCheck } from './routerCheck';
import type { SwapReviewStatus } from './swapReviewStatus';

/** Why a reviewed swap can't be confirmed. Those with `checking...` end by themselves. */
export type Obstacle =
  | 'insufficientBalance'
  | 'stale'
  | 'price'
  | 'wouldFail'
  | 'consent'
  | 'approval'
  | 'router'
  | 'checkingApproval'
  | 'checkingRouter';

type ReviewChecks = {
  readonly isBalanceMissing: boolean;
  /** Whether the figures are too old to sign with. */
  readonly isStale: boolean;
  readonly reviewStatus: SwapReviewStatus;
  /** Whether the swap fails in its simulation. Then an approval would be in vain. */
  readonly isFailing: boolean;
  readonly approval: ApprovalStatus;
  readonly router: RouterCheck;
  /** Whether the review asks to accept a difference or a fee, and the user has not done so. */
  readonly isAsking: boolean;
};

/** The first obstacle to confirming a reviewed swap; absent when there is none. */
export function obstacleOf(known: ReviewChecks): Obstacle | undefined {
  const { reviewStatus, approval, router } = known;
  if (known.isBalanceMissing) return 'insufficientBalance';
  if (known.isStale) return 'stale';
  // A better swap replaces the reviewed one in a moment.
  if (reviewStatus === 'better') return 'checkingRouter';
  if (reviewStatus !== 'current') return 'price';
  if (known.isFailing) return 'wouldFail';
  if (known.isAsking) return 'consent';
  if (approval === 'unknown') return 'checkingApproval';
  if (approval !== 'approved') return 'approval';
  if (router === 'checking') return 'checkingRouter';
  if (router !== 'agrees') return 'router';
  return undefined;
}
