import { maxBigint } from '@/lib/base/amounts/minMax';
import { OldBlockError } from './oldBlockError';
import { asReadError, type ReadOutcome } from './readOutcome';
import type { TrackedRead } from './trackedRead';

const LOADING: ReadOutcome<never> = { status: 'loading' };

/**
 * The outcome of a read for components.
 *
 * A lagging node is not an error: without an answer the read is still loading.
 *
 * @param sinceBlock - The component's own requirement, which may not be among the requirements yet.
 */
export function shownOutcome(
  { answer, failure, requirement }: TrackedRead,
  sinceBlock = 0n,
): ReadOutcome<unknown> {
  if (answer === undefined) {
    const isLoading = failure === undefined || failure.error instanceof OldBlockError;
    return isLoading ? LOADING : { status: 'error', error: asReadError(failure.error) };
  }
  const { outcome, readBlock } = answer;
  if (outcome.status !== 'success') return outcome;
  const isBehind =
    failure !== undefined || readBlock < maxBigint(sinceBlock, requirement?.sinceBlock ?? 0n);
  return isBehind ? { ...outcome, status: 'syncing' } : outcome;
}
