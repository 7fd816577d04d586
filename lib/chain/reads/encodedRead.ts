import { type Abi, type Address, encodeFunctionData, type Hex, isAddress, zeroAddress } from 'viem';
import { AppError } from '@/lib/base/errors/appError';
import { CATALOGUE } from '@/lib/base/tokens/catalogue';
import type { ContractCall } from '@/lib/chain/contracts/contractCall';
import { encodeAggregatedCall } from './aggregate3';
import { readKey } from './readKey';

/** A contract read, encoded once for all blocks. */
export type EncodedRead = {
  /** See {@link readKey}. */
  readonly key: string;
  readonly address: Address;
  readonly abi: Abi;
  readonly functionName: string;
  /** As in its {@link ContractCall}. */
  readonly readWith?: Address | undefined;
  /** Its part of an `aggregate3`. */
  readonly encodedCall: string;
  /** Whether a token outside the catalogue answers it. Anyone may have written its contract. */
  readonly isOfForeignToken: boolean;
};

/** The reads of tokens, and the multicall in which a token's name and decimals are requested. */
const TOKEN_READS = /^(balanceOf|allowance|nonces|decimals|aggregate3)$/;

const CATALOGUED = new Set(
  Object.values(CATALOGUE)
    .flat()
    .map(({ address }) => address.toLowerCase()),
);

/** A read to send, why it cannot be sent, or undefined when there is nothing to read. */
export type PlannedRead = EncodedRead | InvalidContractError | undefined;

/** The data of the call before; calls of a list are often alike. */
type Encoded = { readonly call: ContractCall; readonly callData: Hex };

/** Encodes a list of calls, in their order. */
export function encodeReads(calls: readonly (ContractCall | undefined)[]): readonly PlannedRead[] {
  let last: Encoded | undefined;
  const encode = (call: ContractCall): Hex => {
    // viem encodes a call in about 50 microseconds: a second, for an account's 10,000 balances.
    if (last === undefined || !isSameQuestion(last.call, call))
      last = { call, callData: callDataOf(call) };
    return last.callData;
  };
  return calls.map((call) => call && encodeRead(call, encode));
}

/** Encodes a call, or returns why its contract or function is invalid. */
function encodeRead(
  call: ContractCall,
  encode: (call: ContractCall) => Hex,
): EncodedRead | InvalidContractError {
  const { address, abi, functionName } = call;
  if (!isAddress(address, { strict: false }) || address === zeroAddress)
    return new InvalidContractError(address);
  try {
    const callData = encode(call);
    const lower = address.toLowerCase();
    return {
      address,
      key: readKey(address, callData),
      abi,
      functionName,
      readWith: call.readWith,
      encodedCall: encodeAggregatedCall(address, callData),
      isOfForeignToken: TOKEN_READS.test(functionName) && !CATALOGUED.has(lower),
    };
  } catch (cause) {
    return new InvalidContractError(address, cause);
  }
}

function callDataOf({ abi, functionName, args }: ContractCall): Hex {
  return encodeFunctionData({ abi, functionName, ...(args && { args }) });
}

/** No contract can have the address, or none has this function with these arguments. */
export class InvalidContractError extends AppError {
  constructor(address: string, cause?: unknown) {
    super('Failed to get contract', { code: 'errors.noContract', values: { address }, cause });
  }
}

type Calls = readonly (ContractCall | undefined)[];

/**
 * Whether two lists are certainly equal, without encoding a call. May be false for equal calls that
 * are written differently or have objects as arguments.
 */
export function areSameCalls(calls: Calls, others: Calls): boolean {
  return (
    calls.length === others.length && calls.every((call, index) => isSameCall(call, others[index]))
  );
}

function isSameCall(call: ContractCall | undefined, other: ContractCall | undefined): boolean {
  if (call === undefined || other === undefined) return call === other;
  return call.address === other.address && isSameQuestion(call, other);
}

/** Whether two calls certainly have the same data, whatever their contracts. */
function isSameQuestion(call: ContractCall, other: ContractCall): boolean {
  return (
    call.abi === other.abi &&
    call.functionName === other.functionName &&
    isSameValue(call.args ?? [], other.args ?? [])
  );
}

function isSameValue(value: unknown, other: unknown): boolean {
  if (!Array.isArray(value) || !Array.isArray(other)) return value === other;
  return (
    value.length === other.length && value.every((item, index) => isSameValue(item, other[index]))
  );
}
