import { useState } from 'react';
import { failureKind } from '@/lib/contracts/failureKind';
import type { Review } from '@/lib/review/statement';
import { requestKey } from './requestKey';
import { simulatedFailure } from './simulatedFailure';
import type { SimulationRequest } from './simulation';
import { useSimulation } from './useSimulation';

/**
 * The simulation of the first request that does not fail. One that failed is not asked again while
 * the calls stay the same, so that a block costs one simulation.
 *
 * @param unlimited - The request that shows the outcome if the last one is rejected for its limits.
 * @param figureBlock - The block of the figures on screen; absent when they are outdated.
 */
export function useFirstPossible(
  requests: readonly SimulationRequest[],
  unlimited: readonly SimulationRequest[],
  { statement }: Review,
  { isOpen, figureBlock }: { readonly isOpen: boolean; readonly figureBlock: bigint | undefined },
) {
  const [first] = requests;
  const key = first && requestKey(first);
  const [tried, setTried] = useState({ key, index: 0 });
  const index = tried.key === key ? tried.index : 0;
  const all = [...requests, ...unlimited];
  const request = all[index];
  const latest = useSimulation(isOpen ? request : undefined, figureBlock);
  // If the latest attempt got no answer, an earlier failure may be outdated.
  const simulation = latest.unavailable ? undefined : latest.simulation;
  const failure = simulation && request && simulatedFailure(simulation, request, statement);
  const isOutside = failureKind(failure?.reason ?? '') === 'outsideLimits';
  const isLast = index + 1 >= (isOutside ? all : requests).length;
  const isTryingNext = failure !== undefined && !isLast;
  if (isTryingNext) setTried({ key, index: index + 1 });
  return { ...latest, simulation, request, index, failure, isTryingNext };
}
