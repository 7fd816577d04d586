import type { ContractCall } from '@/lib/contracts/contractCall';
import type { TransactionSummary } from '@/lib/history/summary';

/** What the user wants done on chain, as data. */
export type Write = {
  /** Each would do the job, best first; the first whose gas estimate succeeds is sent. */
  readonly calls: readonly [ContractCall, ...ContractCall[]];
  /** What the user did; translated when shown, and remembered. */
  readonly summary: TransactionSummary;
};

/**
 * A write whose calls carry a deadline: it is built at signing, not when it is shown.
 *
 * @param deadline - In seconds since 1970.
 */
export type WriteAt = (deadline: bigint) => Write;
