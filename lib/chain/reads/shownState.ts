import { maxBigint } from '@/lib/base/amounts/minMax';
import { OldBlockError } from './oldBlockError';
import { asReadError, type ReadState } from './readState';
import type { TrackedRead } from './trackedRead';

const LOADING: ReadState<never> = { status: 'loading' };

/**
 * The state of a read for components.
 *
 * A lagging node is not an error: without an answer the read is still loading.
 *
 * @param sinceBlock - The component's own requirement, which may not be among the requirements yet.
 */
export function shownState(
  { answer, failure, requirement }: TrackedRead,
  sinceBlock = 0n,
): ReadState<unknown> {
  if (answer === undefined) {
    const isLoading = failure === undefined || failure.error instanceof OldBlockError;
    return isLoading ? LOADING : { status: 'error', error: asReadError(failure.error) };
  }
  const { state, readBlock } = answer;
  if (state.status !== 'success') return state;
  const isBehind =
    failure !== undefined || readBlock < maxBigint(sinceBlock, requirement?.sinceBlock ?? 0n);
  return isBehind ? { ...state, status: 'syncing' } : state;
}
