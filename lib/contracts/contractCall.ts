import type { Abi, Address } from 'viem';

/**
 * One function call to a contract: a read, or a candidate for a write.
 *
 * `value` is the AVAX sent along, in wei; writes only.
 */
export type ContractCall<abi extends Abi = Abi, functionName extends string = string> = {
  readonly address: Address;
  readonly abi: abi;
  readonly functionName: functionName;
  readonly args?: readonly unknown[];
  readonly value?: bigint;
};

/**
 * Alternative calls for the same purpose, best first. The first one whose gas can be estimated is
 * sent.
 */
export type CallCandidates = readonly [ContractCall, ...ContractCall[]];
