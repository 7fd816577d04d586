import { shortSymbol } from '@/lib/base/tokens/shortSymbol';
import type { Token } from '@/lib/base/tokens/token';
import type { PermitOrApproval as Approval } from '@/lib/transactions/approvals/usePermitOrApproval';
import { useRequestedApprovals } from '@/lib/transactions/approvals/useRequestedApprovals';
import { PermitOrApproval } from '../approvals/PermitOrApproval';
import type { ReviewSteps } from './reviewSteps';
import type { ReviewState } from './useReview';

type Options = {
  readonly token: Token;
  readonly review: Pick<ReviewState, 'preview'>;
  /** Whether something else keeps the review from being confirmed: it asks for no approval then. */
  readonly isBlocked: boolean;
};

/**
 * The approval of a token by a signature or a transaction, as the only step before a review's own
 * transaction; undefined if the review has never required one.
 */
export function usePermitSteps(
  approval: Approval,
  { token, review, isBlocked }: Options,
): ReviewSteps | undefined {
  const { isApproved, isUnknown } = approval;
  const symbol = shortSymbol(token.symbol);
  const mayAsk = !isBlocked && !isUnknown && review.preview.verdict === 'passes';
  const isRequired = useRequestedApprovals(mayAsk && !isApproved ? [symbol] : []).length > 0;
  if (!mayAsk || !isRequired) return undefined;
  const { data } = approval.onChain.submission;
  return {
    plan: [{ kind: 'approve', symbol, isDone: isApproved, hash: data?.transaction.hash }],
    content: !isApproved && <PermitOrApproval {...approval} currency={token} />,
  };
}
