import {
  type Address,
  decodeFunctionData,
  decodeFunctionResult,
  encodeFunctionResult,
  type Hex,
  isAddress,
  isAddressEqual,
  isHex,
  parseAbi,
} from 'viem';
import * as z from 'zod/mini';
import type { RpcCall } from './jsonRpc';

const aggregate3Abi = parseAbi([
  'struct Call { address target; bool allowFailure; bytes callData; }',
  'struct Outcome { bool success; bytes returnData; }',
  'function aggregate3(Call[] calls) payable returns (Outcome[] outcomes)',
]);

const transactionSchema = z.object({
  to: z.custom<Address>((value) => typeof value === 'string' && isAddress(value)),
  data: z._default(
    z.custom<Hex>((value) => isHex(value)),
    '0x',
  ),
});

/** One contract call: direct, or one entry of a multicall. */
export type ContractRead = { readonly target: Address; readonly callData: Hex };

/** The outcome of one entry of a multicall. */
export type Outcome = { readonly success: boolean; readonly returnData: Hex };

/** The entries of an `aggregate3` call; empty when the request is not a multicall. */
export function entriesOf(call: RpcCall): readonly ContractRead[] {
  const read = readOf(call);
  if (call.method !== 'eth_call' || read === undefined) return [];
  try {
    return decodeFunctionData({ abi: aggregate3Abi, data: read.callData }).args[0];
  } catch {
    return [];
  }
}

/** The contract that a request calls, if it calls one. */
export function readOf(call: RpcCall): ContractRead | undefined {
  const parsed = transactionSchema.safeParse(call.params?.[0]);
  return parsed.success ? { target: parsed.data.to, callData: parsed.data.data } : undefined;
}

/** Whether a request calls `target`, directly or in an entry of a multicall. */
export function isFor(call: RpcCall, target: Address): boolean {
  const read = readOf(call);
  const reads = read === undefined ? [] : [read, ...entriesOf(call)];
  return reads.some((each) => isAddressEqual(each.target, target));
}

/** Sets the outcome of every entry of a multicall's result that calls `target`. */
export function withOutcome(
  call: RpcCall,
  result: Hex,
  { target, outcome }: { target: Address; outcome: Outcome },
): Hex {
  const entries = entriesOf(call);
  const outcomes = decodeFunctionResult({ abi: aggregate3Abi, data: result });
  return encodeFunctionResult({
    abi: aggregate3Abi,
    result: outcomes.map((own, index) => {
      const entry = entries[index];
      return entry !== undefined && isAddressEqual(entry.target, target) ? outcome : own;
    }),
  });
}
