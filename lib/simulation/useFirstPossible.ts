import { useState } from 'react';
import type { Review } from '@/lib/review/statement';
import { requestKey } from './requestKey';
import { simulatedFailure } from './simulatedFailure';
import type { SimulationRequest } from './simulation';
import { useSimulation } from './useSimulation';

/**
 * The simulation of the first request that does not fail. One that failed is not asked again while
 * the calls stay the same, so that a block costs one request.
 */
export function useFirstPossible(
  requests: readonly SimulationRequest[],
  { statement }: Review,
  isOpen: boolean,
) {
  const [first] = requests;
  const key = first && requestKey(first);
  const [tried, setTried] = useState({ key, index: 0 });
  const index = tried.key === key ? tried.index : 0;
  const request = requests[index];
  const latest = useSimulation(isOpen ? request : undefined);
  const failure =
    latest.simulation && request && simulatedFailure(latest.simulation, request, statement);
  if (failure && index + 1 < requests.length) setTried({ key, index: index + 1 });
  return { ...latest, failure };
}
