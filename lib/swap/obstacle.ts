import type { ApprovalStatus } from '@/lib/approvals/approval';
import type { RouterCheck } from './routerCheck';
import type { SwapReviewStatus } from './swapReviewStatus';

/** What keeps a reviewed swap from being confirmed; those of `checking...` pass by themselves. */
export type Obstacle =
  | 'insufficientBalance'
  | 'stale'
  | 'price'
  | 'approval'
  | 'router'
  | 'checkingApproval'
  | 'checkingRouter';

type ReviewChecks = {
  readonly isBalanceMissing: boolean;
  /** Whether the figures are too old to be signed. */
  readonly isStale: boolean;
  readonly reviewStatus: SwapReviewStatus;
  readonly approval: ApprovalStatus;
  readonly router: RouterCheck;
};

/** The first obstacle to confirming a reviewed swap; absent when there is none. */
export function obstacleOf(known: ReviewChecks): Obstacle | undefined {
  const { reviewStatus, approval, router } = known;
  if (known.isBalanceMissing) return 'insufficientBalance';
  if (known.isStale) return 'stale';
  // What is better has replaced the reviewed swap in a moment.
  if (reviewStatus === 'better') return 'checkingRouter';
  if (reviewStatus !== 'current') return 'price';
  if (approval === 'unknown') return 'checkingApproval';
  if (approval !== 'approved') return 'approval';
  if (router === 'checking') return 'checkingRouter';
  return router === 'agrees' ? undefined : 'router';
}
