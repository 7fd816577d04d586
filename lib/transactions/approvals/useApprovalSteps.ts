import type { Address } from 'viem';
import { isAddressEqual } from 'viem';
import { type Currency, currencyId } from '@/lib/base/tokens/currency';
import type { useApproval } from './useApproval';
import { useRequestedApprovals } from './useRequestedApprovals';

type Approval = ReturnType<typeof useApproval>;

/** An approval that a review requires, or has obtained. */
type RequestedApproval = { readonly currency: Currency; readonly approval: Approval };

/** One transaction that a review needs before its own. `revoke` removes an earlier approval. */
export type ApprovalStep = RequestedApproval & {
  readonly kind: 'revoke' | 'approve';
  readonly isDone: boolean;
};

/**
 * The steps before the transaction of a review, in their order. A step that is done keeps its
 * place.
 *
 * @param revokedFirst - The tokens that are known to refuse a change of their allowance. If none
 * is known, the first refusal shows it.
 */
export function useApprovalSteps(
  approvals: readonly RequestedApproval[],
  revokedFirst: readonly Address[],
): readonly ApprovalStep[] {
  const revoked = useRequestedApprovals(
    approvals
      .filter((asked) => needsRevoke(asked, revokedFirst))
      .map(({ currency }) => currencyId(currency)),
  );
  return approvals.flatMap((asked): ApprovalStep[] => {
    const isApproved = asked.approval.status === 'approved';
    const approve: ApprovalStep = { ...asked, kind: 'approve', isDone: isApproved };
    if (!revoked.includes(currencyId(asked.currency))) return [approve];
    const isRevoked = isApproved || asked.approval.allowance === 0n;
    return [{ ...asked, kind: 'revoke', isDone: isRevoked }, approve];
  });
}

function needsRevoke(
  { currency, approval }: RequestedApproval,
  revokedFirst: readonly Address[],
): boolean {
  if (currency.type === 'native' || approval.status !== 'notApproved') return false;
  const isKnown = revokedFirst.some((token) => isAddressEqual(token, currency.address));
  return approval.needsRevoke || (isKnown && approval.remaining !== 0n);
}
