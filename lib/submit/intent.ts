import type { CallCandidates } from '@/lib/contracts/contractCall';
import type { TransactionSummary } from '@/lib/history/summary';
import type { Review } from '@/lib/review/statement';

/** A transaction that a person is about to send. All kinds of transactions have this shape. */
export type Intent = {
  /** What the person was shown. Nothing else may be sent. */
  readonly review: Review;
  /** What the transaction does, as data. It is stored, and translated when it is shown. */
  readonly summary: TransactionSummary;
  /**
   * Builds the calls, at signing.
   *
   * @param deadline - In seconds since 1970.
   * @throws an AppError when the transaction is no longer possible as reviewed.
   */
  readonly callsAt: (deadline: bigint) => CallCandidates;
};
