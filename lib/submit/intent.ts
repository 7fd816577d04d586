import type { CallCandidates } from '@/lib/contracts/contractCall';
import type { TransactionSummary } from '@/lib/history/summary';
import type { Review } from '@/lib/review/statement';

/** What a person is about to have sent: one shape for every kind of transaction. */
export type Intent = {
  /** What they were shown: the only thing that may be sent. */
  readonly review: Review;
  /** The sentence about it; translated when shown, and remembered. */
  readonly summary: TransactionSummary;
  /**
   * The calls that do it, built at signing.
   *
   * @param deadline - In seconds since 1970.
   * @throws an AppError when it can no longer be done as it was reviewed.
   */
  readonly callsAt: (deadline: bigint) => CallCandidates;
};
