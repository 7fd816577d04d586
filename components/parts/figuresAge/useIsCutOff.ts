import { describeError } from '@/lib/base/errors/describeError';
import type { ChainId } from '@/lib/base/networks/network';
import { useFreshness } from '@/lib/chain/reads/useFreshness';

/**
 * Whether no node of a chain can be reached, so that the page has no figures, or only old ones. Not
 * while the device is offline, which is another problem.
 */
export function useIsCutOff(chainId: ChainId | undefined): boolean {
  const { isOffline, isStale, problem, ageSeconds } = useFreshness(chainId);
  if (isOffline || problem === undefined) return false;
  const hasFigures = ageSeconds !== undefined;
  return (isStale || !hasFigures) && describeError(problem)?.key === 'errors.nodeUnreachable';
}
