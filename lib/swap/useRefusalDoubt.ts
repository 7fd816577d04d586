import { useState } from 'react';
import type { ApprovalStatus } from '@/lib/approvals/approval';
import { failureKind } from '@/lib/simulation/failureKind';
import type { SimulatedFailure } from '@/lib/simulation/simulatedFailure';

/** The doubt whether a token refuses the swap or only its simulation, which an approval ends. */
export type RefusalDoubt = {
  /** Whether the user wants to approve the token all the same. */
  readonly isAccepted: boolean;
  readonly accept: (isAccepted: boolean) => void;
};

/**
 * Some tokens refuse simulations. Once the sold token is approved, a plain call tells whether it
 * does. Before that nothing can tell it, so the user decides whether to approve.
 *
 * @returns undefined where there is no such doubt.
 */
export function useRefusalDoubt(
  failure: SimulatedFailure | undefined,
  approval: ApprovalStatus,
): RefusalDoubt | undefined {
  const [isAccepted, accept] = useState(false);
  const { reason } = failure ?? {};
  const isRefused = reason !== undefined && failureKind(reason) === 'transferRefused';
  const isUnapproved = approval === 'notApproved' || approval === 'pending';
  return isRefused && isUnapproved ? { isAccepted, accept } : undefined;
}
