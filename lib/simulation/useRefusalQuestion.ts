import { useState } from 'react';
import { failureKind } from '@/lib/contracts/failureKind';
import type { SimulatedFailure } from './simulatedFailure';
import type { SimulationRequest } from './simulation';

/** The question whether to approve although a token refused its transfer in the simulation. */
export type RefusalQuestion = {
  readonly isAccepted: boolean;
  readonly accept: (isAccepted: boolean) => void;
};

/**
 * Some tokens refuse only simulations. A plain call shows that, but it needs the approvals, so the
 * user decides whether to give them.
 *
 * @returns undefined when there is nothing to decide.
 */
export function useRefusalQuestion(
  failure: SimulatedFailure | undefined,
  request: SimulationRequest | undefined,
): RefusalQuestion | undefined {
  const [isAccepted, accept] = useState(false);
  const { reason } = failure ?? {};
  const isRefused = reason !== undefined && failureKind(reason) === 'transferRefused';
  const hasApprovals = request !== undefined && request.calls.length > 1;
  return isRefused && hasApprovals ? { isAccepted, accept } : undefined;
}
