import type { Abi, Address } from 'viem';
import type { Amount } from '@/lib/base/amounts/amount';
import type { ChainId } from '@/lib/base/networks/network';
import type { ArgumentCheck } from './argumentChecks';
import type { SendErrors } from './sendErrors';

/** The signer, and the time of signing. */
export type CallContext = {
  readonly chainId: ChainId;
  readonly account: Address;
  /** The later of chain time and device clock. */
  readonly nowSeconds: bigint;
};

/** The only call that a statement allows: its contract, functions, and arguments by name. */
export type AllowedContractCall = {
  readonly target: Address;
  readonly abi: Abi;
  readonly functionNames: readonly string[];
  readonly args: Readonly<Record<string, ArgumentCheck>>;
  readonly value: bigint;
};

/** The only transfer of AVAX that a statement allows; it has no data. */
type AllowedTransfer = {
  readonly target: Address;
  readonly abi?: never;
  readonly functionNames?: never;
  readonly args?: never;
  readonly value: bigint;
};

/** All that a statement allows to be sent. */
export type AllowedCall = AllowedContractCall | AllowedTransfer;

/**
 * What a review stated; it judges the call about to be sent. Each kind of transaction has its own.
 * It is made from the figures shown, not from the call that it judges. Both use the same functions
 * for the order of a pool's sides and for minimums; a mistake in one of these is left to the
 * simulation, which compares the balance of each token.
 */
export type Statement = {
  /** The deadline setting that was shown; 0 for a call without a deadline. */
  readonly deadlineSeconds: number;
  /**
   * The call that was agreed to.
   *
   * @throws an AppError when nothing may be sent although it was reviewed.
   */
  readonly allowedCall: (context: CallContext) => AllowedCall;
  /** Gas that the call may use and a node's estimate may lack; see `poolGas`. */
  readonly unestimatedGas: bigint;
  /** The least gas limit to send the call with, if the specification sets one. */
  readonly leastGas?: bigint;
  /**
   * The amount that the call takes from the account, if a reverted call should check the balance.
   */
  readonly sold?: Amount;
  readonly sendErrors: SendErrors;
};

/**
 * A statement as an account reviewed it on a chain: all that may be sent once it is confirmed.
 */
export type ReviewedStatement = {
  readonly chainId: ChainId;
  readonly account: Address;
  readonly statement: Statement;
};
