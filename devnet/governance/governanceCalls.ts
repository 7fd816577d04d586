import { type Address, zeroAddress } from 'viem';
import { governorAbi } from '@/lib/chain/contracts/abis/governor';
import { pngAbi } from '@/lib/chain/contracts/abis/png';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import type { ContractCall } from '@/lib/chain/contracts/contractCall';
import type { ProposedCall } from './proposedCalls';

const { governor, png } = EXCHANGE_ADDRESSES[43114];
const at = { address: governor, abi: governorAbi } as const;

/** What accounts can do in governance, as calls to its contracts. */
export const governanceCalls = {
  propose: (calls: readonly ProposedCall[], text: string): ContractCall => ({
    ...at,
    functionName: 'propose',
    args: [
      calls.map(({ target }) => target),
      calls.map(({ value }) => value),
      calls.map(({ signature }) => signature),
      calls.map(({ data }) => data),
      text,
    ],
  }),
  vote: (id: bigint, isFor: boolean): ContractCall => ({
    ...at,
    functionName: 'castVote',
    args: [id, isFor],
  }),
  queue: (id: bigint): ContractCall => ({ ...at, functionName: 'queue', args: [id] }),
  execute: (id: bigint, value = 0n): ContractCall => ({
    ...at,
    functionName: 'execute',
    args: [id],
    value,
  }),
  cancel: (id: bigint): ContractCall => ({ ...at, functionName: 'cancel', args: [id] }),
  /** Without a delegate the votes of the account count for nobody. */
  delegate: (delegate: Address = zeroAddress): ContractCall => ({
    address: png,
    abi: pngAbi,
    functionName: 'delegate',
    args: [delegate],
  }),
};
