import type { Abi, Address } from 'viem';
import type { Amount } from '@/lib/amounts/amount';
import type { ChainId } from '@/lib/networks/network';
import type { ArgumentCheck } from './argumentChecks';
import type { Refusals } from './refusals';

/** Who signs, and when. */
export type Signing = {
  readonly chainId: ChainId;
  readonly account: Address;
  /** The later of chain time and device clock. */
  readonly nowSeconds: bigint;
};

/** The only call that a statement allows: its contract, its functions, its arguments by their name. */
export type AllowedCall = {
  readonly target: Address;
  readonly abi: Abi;
  readonly functionNames: readonly string[];
  readonly args: Readonly<Record<string, ArgumentCheck>>;
  readonly value: bigint;
};

/**
 * What a review stated, as the judge of the call that is about to be sent. Each kind of transaction
 * brings its own. It is made from the figures that were shown, never from the call it judges.
 */
export type Statement = {
  /** The deadline setting that was shown; 0 for a call without a deadline. */
  readonly deadlineSeconds: number;
  /**
   * The call that was agreed to.
   *
   * @throws an AppError when nothing may be sent although it was reviewed.
   */
  readonly allowedCall: (signing: Signing) => AllowedCall;
  /** Gas that the call may use and a node's estimate may lack; `poolGas` tells it of pools. */
  readonly unestimatedGas: bigint;
  /** The amount that the call takes from the account, where a refused call is to be checked for it. */
  readonly sold?: Amount;
  readonly refusals: Refusals;
};

/** What a confirmation showed, account and chain included: the only thing that may be sent. */
export type Review = {
  readonly chainId: ChainId;
  readonly account: Address;
  readonly statement: Statement;
};
