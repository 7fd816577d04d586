import type { Abi, Address } from 'viem';

/**
 * One function of one contract with its arguments: a read, or a candidate of a write.
 *
 * `value` is the AVAX sent along, in wei, on writes only.
 */
export type ContractCall<abi extends Abi = Abi, functionName extends string = string> = {
  readonly address: Address;
  readonly abi: abi;
  readonly functionName: functionName;
  readonly args?: readonly unknown[];
  readonly value?: bigint;
};

/** Calls that would each do the same job, best first: the first whose gas can be estimated is sent. */
export type CallCandidates = readonly [ContractCall, ...ContractCall[]];
