import { type Address, encodeFunctionData, type Hex, parseAbi } from 'viem';
import type { ContractCall } from '@/lib/chain/contracts/contractCall';
import { MULTICALL3_ADDRESS } from '@/lib/chain/contracts/multicall3Address';
import { ACCOUNTS } from '../accounts';
import type { ChainClient } from '../node/chain';
import { transact } from '../node/transact';

const multicallAbi = parseAbi([
  'struct Call { address target; bool allowFailure; bytes callData; }',
  'struct Outcome { bool success; bytes returnData; }',
  'function aggregate3(Call[] calls) payable returns (Outcome[] outcomes)',
]);

/** A call as bytes. */
export type RawCall = { readonly target: Address; readonly callData: Hex };

/** Sends calls in one transaction. Their sender is Multicall3; if one reverts, all do. */
export function callTogether(client: ChainClient, calls: readonly RawCall[]): Promise<void> {
  return transact(client, ACCOUNTS.deployer, {
    address: MULTICALL3_ADDRESS,
    abi: multicallAbi,
    functionName: 'aggregate3',
    args: [calls.map((call) => ({ ...call, allowFailure: false }))],
  });
}

/** The bytes of a call. */
export function rawCall(call: ContractCall): RawCall {
  return { target: call.address, callData: encodeFunctionData(call) };
}
