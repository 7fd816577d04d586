import type { Address } from 'viem';
import type { Currency } from '@/lib/base/tokens/currency';
import type { Token } from '@/lib/base/tokens/token';
import type { CallCandidates, TransactionCall } from '@/lib/chain/contracts/contractCall';
import type { TransactionSummary } from '@/lib/transactions/history/summary';
import type { ReviewedStatement } from '@/lib/transactions/review/statement';
import type { TransferDirection } from './transferDirection';

/**
 * How a balance changes as its review shows it, in the currency's smallest unit: negative for what
 * is paid. AVAX is without the network fee.
 */
export type ExpectedChange = {
  readonly currency: Currency;
  /** Whose balance it is; the account's own without an `owner`. */
  readonly owner?: Address;
  /** The difference that is shown. */
  readonly shown: bigint;
  /** The worst difference that is agreed to. */
  readonly worst: bigint;
  /**
   * The block of an amount that grows in each block, as a reward does: it is more in a later block,
   * and may be less in an earlier one. Undefined for an amount that does not grow.
   */
  readonly growsSince?: bigint | undefined;
  /**
   * What makes `worst` binding, if anything does: nothing worse may be sent then, even if the user
   * accepted it. `slippage`: the tolerance. `typedAmount`: the amount to receive that was typed.
   * `reviewed`: the least amount that the review shows, which no contract enforces.
   */
  readonly boundBy?: 'slippage' | 'typedAmount' | 'reviewed';
  /**
   * What to do about an amount that no contract enforces when it can't be simulated. `blocks`: the
   * transaction can't be confirmed. `asks`: the user has to accept that the amount is not known.
   * Undefined if a contract enforces it.
   */
  readonly unsimulated?: 'blocks' | 'asks';
};

/** What a spender has to be allowed to take, in the token's smallest unit. */
export type NeededApproval = {
  readonly token: Token;
  readonly spender: Address;
  readonly raw: bigint;
  /** Whether a signature, sent with the transaction itself, can take its place, or has done so. */
  readonly signature?: 'possible' | 'given';
};

/** A transfer of a transaction, and what its figures count on the token to keep of it. */
export type CountedTransfer = {
  /** AVAX is WAVAX in the pool. */
  readonly currency: Currency;
  readonly pool: Address;
  /** The account that pays or receives it. */
  readonly holder: Address;
  readonly direction: TransferDirection;
  /** In whole basis points; 0 for all of a plain token's. */
  readonly feeBps: number;
};

/** What a review says of its outcome, to be compared with a simulation. */
export type Expectation = {
  readonly changes: readonly ExpectedChange[];
  readonly approvals: readonly NeededApproval[];
  /** Its transfers to and from pools; undefined when its figures count on no fees. */
  readonly transfers?: readonly CountedTransfer[];
  /**
   * The calls to simulate, if those of the intent contain a signature: a simulation approves
   * instead.
   */
  readonly callsWithoutPermitAt?: (deadline: bigint) => CallCandidates;
  /**
   * The call without a minimum, to be simulated if the others fail: its outcome shows by how much
   * the minimum is missed. Undefined if no minimum is checked on arrival. It is never sent.
   */
  readonly callWithoutMinimumAt?: (deadline: bigint) => TransactionCall;
};

/** A transaction that a user is about to send. All kinds of transactions have this shape. */
export type Intent = ReviewedStatement & {
  /** What the transaction does, as data. It is stored, and translated when it is shown. */
  readonly summary: TransactionSummary;
  /** The outcome that the review shows; undefined for what is signed without a review. */
  readonly expectation?: Expectation;
  /** The network fee that the review showed, in wei; undefined while it is unknown. */
  readonly feeForecast?: bigint | undefined;
  /**
   * Builds the calls, at signing.
   *
   * @param deadline - In seconds since 1970.
   * @throws an AppError when the transaction is no longer possible as reviewed.
   */
  readonly callsAt: (deadline: bigint) => CallCandidates;
};
