import { encodeFunctionData, getAddress, type Hex, isAddress, zeroAddress } from 'viem';
import { AppError } from '@/lib/errors/appError';
import type { ContractCall } from './contractCall';

/** A call with its call data, encoded once for all blocks. */
type EncodedCall = ContractCall & { readonly callData: Hex };

/** Calls that travel as one multicall, and for each its key: address and call data. */
export type ReadSlice = {
  readonly calls: readonly EncodedCall[];
  readonly keys: readonly string[];
};

/** Where the answer to a wanted call will stand, or why it is not asked for. */
export type PlannedRead =
  | { readonly type: 'asked'; readonly slice: number; readonly index: number }
  | { readonly type: 'absent' }
  | { readonly type: 'refused'; readonly error: InvalidContractError };

/** How a list of calls is read: each different call once, in slices. */
export type ReadPlan = {
  readonly reads: readonly PlannedRead[];
  readonly slices: readonly ReadSlice[];
  /** Plans with equal keys are the same. */
  readonly key: string;
};

/** With the block number that leads a multicall, 500 calls. */
export const SLICE_CALLS = 499;

/** Plans the reads of a list of calls, some of which may be absent. */
export function planReads(calls: readonly (ContractCall | undefined)[]): ReadPlan {
  const asked = new Map<string, EncodedCall>();
  const positions = new Map<string, number>();
  const encodedCalls = calls.map((call) => call && encoded(call));
  const reads = encodedCalls.map((call): PlannedRead => {
    if (call === undefined) return { type: 'absent' };
    if (call instanceof InvalidContractError) return { type: 'refused', error: call };
    const key = keyOf(call);
    const position = positions.get(key) ?? asked.size;
    positions.set(key, position);
    asked.set(key, call);
    return {
      type: 'asked',
      slice: Math.floor(position / SLICE_CALLS),
      index: position % SLICE_CALLS,
    };
  });
  return { reads, slices: slicesOf(asked), key: encodedCalls.map(nameOf).join() };
}

function keyOf({ address, callData }: EncodedCall): string {
  return `${getAddress(address)}-${callData}`;
}

function nameOf(call: EncodedCall | InvalidContractError | undefined): string {
  if (call === undefined) return 'absent';
  return call instanceof InvalidContractError ? `refused ${call.values.address}` : keyOf(call);
}

function slicesOf(asked: ReadonlyMap<string, EncodedCall>): readonly ReadSlice[] {
  const keys = [...asked.keys()];
  const calls = [...asked.values()];
  return Array.from({ length: Math.ceil(keys.length / SLICE_CALLS) }, (_, slice) => {
    const [start, end] = [slice * SLICE_CALLS, (slice + 1) * SLICE_CALLS];
    return { keys: keys.slice(start, end), calls: calls.slice(start, end) };
  });
}

/** A call with its call data, or why there is no such contract or call. */
function encoded(call: ContractCall): EncodedCall | InvalidContractError {
  const { address, abi, functionName, args } = call;
  if (!isAddress(address, { strict: false }) || address === zeroAddress)
    return new InvalidContractError(address);
  try {
    return {
      ...call,
      callData: encodeFunctionData({ abi, functionName, ...(args && { args }) }),
    };
  } catch (cause) {
    return new InvalidContractError(address, cause);
  }
}

/** There can be no contract at the address, or none with this function and these arguments. */
export class InvalidContractError extends AppError {
  constructor(address: string, cause?: unknown) {
    super('Failed to get contract', { code: 'errors.noContract', values: { address }, cause });
  }
}
