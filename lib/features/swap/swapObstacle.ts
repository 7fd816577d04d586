import type { ApprovalStatus } from '@/lib/transactions/approvals/approval';
import type { SimulationVerdict } from '@/lib/transactions/simulation/simulationVerdict';
import type { RouterCheck } from './routerCheck';
import type { SwapReviewStatus } from './swapReviewStatus';

/**
 * Why a reviewed swap can't be confirmed. Those with `checking...` end by themselves; the user can't
 * accept what is `beyondLimit`, nor a `recipient` that keeps whatever is sent to it.
 */
export type SwapObstacle =
  | 'insufficientBalance'
  | 'stale'
  | 'price'
  | 'wouldFail'
  | 'beyondLimit'
  | 'recipient'
  | 'consent'
  | 'approval'
  | 'router'
  | 'checkingToken'
  | 'checkingRecipient'
  | 'checkingPreview'
  | 'checkingApproval'
  | 'checkingRouter';

type ReviewChecks = {
  readonly hasInsufficientBalance: boolean;
  /** Whether the figures are too old to sign with. */
  readonly isStale: boolean;
  readonly reviewStatus: SwapReviewStatus;
  /** What the simulation says. Until it passes, an approval could be in vain. */
  readonly verdict: SimulationVerdict;
  readonly approval: ApprovalStatus;
  readonly router: RouterCheck;
  /** Whether the first probe of a token is still under way. */
  readonly isProbing: boolean;
  /** Whether the review asks to accept something, and the user has not done so. */
  readonly isAsking: boolean;
  /** What is known of a recipient other than the account. */
  readonly recipient: 'usable' | 'forbidden' | 'checking';
};

/** The first obstacle to confirming a reviewed swap; undefined when there is none. */
export function swapObstacle(known: ReviewChecks): SwapObstacle | undefined {
  const { reviewStatus, verdict, approval, router, recipient } = known;
  if (known.hasInsufficientBalance) return 'insufficientBalance';
  if (known.isStale) return 'stale';
  if (reviewStatus !== 'withinLimit') return 'price';
  if (verdict === 'fails') return 'wouldFail';
  if (verdict === 'blocked') return 'beyondLimit';
  if (recipient === 'forbidden') return 'recipient';
  if (known.isAsking || verdict === 'asks') return 'consent';
  if (known.isProbing) return 'checkingToken';
  if (recipient === 'checking') return 'checkingRecipient';
  if (verdict === 'checking') return 'checkingPreview';
  if (approval === 'unknown') return 'checkingApproval';
  if (approval !== 'approved') return 'approval';
  if (router === 'checking') return 'checkingRouter';
  if (router !== 'agrees') return 'router';
  return undefined;
}
