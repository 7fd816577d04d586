import { type Abi, type Address, encodeFunctionData, type Hex } from 'viem';

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
  /**
   * Reads only: the contract with whose figures the answer is compared, if it is another one. Both
   * are then of one block.
   */
  readonly readWith?: Address;
};

/** AVAX for an address, in wei, without data. */
type NativeTransfer = {
  readonly address: Address;
  readonly abi?: never;
  readonly functionName?: never;
  readonly args?: never;
  readonly value: bigint;
};

/** What a transaction does. */
export type TransactionCall = ContractCall | NativeTransfer;

/**
 * Alternative calls for the same purpose, best first. The first one whose gas can be estimated is
 * sent.
 */
export type CallCandidates = readonly [TransactionCall, ...TransactionCall[]];

/** The data of a transaction; `0x` for a transfer of AVAX. */
export function callData(call: TransactionCall): Hex {
  if (call.abi === undefined) return '0x';
  const { abi, functionName, args = [] } = call;
  return encodeFunctionData({ abi, functionName, args });
}
