import { useState } from 'react';
import { failureKind } from './failureKind';
import type { SimulatedFailure } from './simulatedFailure';
import type { SimulationRequest } from './simulation';

/** Whether to approve although a token refused its transfer in the simulation. */
export type RefusalQuestion = {
  readonly isAccepted: boolean;
  readonly accept: (isAccepted: boolean) => void;
};

/**
 * Some tokens refuse simulations. Before its approvals are given nothing can tell whether one does,
 * so the user decides; after that a plain call tells.
 *
 * @returns undefined where there is nothing to decide.
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
