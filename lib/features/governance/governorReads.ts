import type { Address } from 'viem';
import { AVALANCHE } from '@/lib/base/networks/network';
import { governorAbi } from '@/lib/chain/contracts/abis/governor';
import { pngAbi } from '@/lib/chain/contracts/abis/png';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';

const { governor, png } = EXCHANGE_ADDRESSES[AVALANCHE];
const GOVERNOR = { address: governor, abi: governorAbi } as const;
const PNG = { address: png, abi: pngAbi } as const;

/** The read of how many proposals there are: their ids are 1 to this number. */
export const PROPOSAL_COUNT_READ = { ...GOVERNOR, functionName: 'proposalCount' } as const;

/** The read of the number of votes that a proposer must exceed, in 10^-18 PNG. */
export const THRESHOLD_READ = { ...GOVERNOR, functionName: 'proposalThreshold' } as const;

/** The read of what the governor keeps of a proposal, except its state. */
export function proposalRead(id: bigint) {
  return { ...GOVERNOR, functionName: 'proposals', args: [id] } as const;
}

/** The read of a proposal's state, as a number. */
export function stateRead(id: bigint) {
  return { ...GOVERNOR, functionName: 'state', args: [id] } as const;
}

/** The read of a proposal's calls. */
export function callsRead(id: bigint) {
  return { ...GOVERNOR, functionName: 'getActions', args: [id] } as const;
}

/** The read of the vote that an account has cast. */
export function castVoteRead(id: bigint, account: Address) {
  return { ...GOVERNOR, functionName: 'getReceipt', args: [id, account] } as const;
}

/** The read of an account's votes now, its own and those delegated to it, in 10^-18 PNG. */
export function currentVotesRead(account: Address) {
  return { ...PNG, functionName: 'getCurrentVotes', args: [account] } as const;
}

/** The read of an account's votes at the end of a past block, in 10^-18 PNG. */
export function priorVotesRead(account: Address, block: bigint) {
  return { ...PNG, functionName: 'getPriorVotes', args: [account, block] } as const;
}

/** The read of whom an account has delegated its votes to; the zero address for nobody. */
export function delegateRead(account: Address) {
  return { ...PNG, functionName: 'delegates', args: [account] } as const;
}
