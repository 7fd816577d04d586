import { OldBlockError } from './multicallSlice';
import type { ReadAnswer } from './readAnswers';
import type { ReadOutcome } from './readOutcome';

type Asking = {
  /** Why the last attempt to read the wanted block failed; null while none has. */
  readonly failure: Error | null;
  /** The block asked for now, and the one before; a result older than that has been overtaken. */
  readonly block: bigint | undefined;
  readonly previousBlock: bigint | undefined;
};

/**
 * What an answer, or its absence, means while `asking` goes on.
 *
 * A result of the last block is `success` while the first attempt to read the next is under way,
 * and `syncing` once that attempt has failed or the block after has been asked for.
 */
export function toReadOutcome(
  answer: ReadAnswer | undefined,
  { failure, block, previousBlock }: Asking,
): ReadOutcome<unknown> {
  if (answer === undefined) {
    // A node that lags is asked again; it has said nothing wrong.
    const isLoading = failure === null || failure instanceof OldBlockError;
    return isLoading ? { status: 'loading' } : { status: 'error', error: failure };
  }
  if (answer.status === 'error') return { status: 'error', error: answer.error };
  const { result, blockNumber } = answer;
  const isOlder = block !== undefined && blockNumber < block;
  const isOvertaken = previousBlock !== undefined && blockNumber < previousBlock;
  const isSyncing = isOlder && (failure !== null || isOvertaken);
  return { status: isSyncing ? 'syncing' : 'success', result, blockNumber };
}
