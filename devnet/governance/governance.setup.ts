import type { Address } from 'viem';
import { governorAbi } from '@/lib/chain/contracts/abis/governor';
import { pngAbi } from '@/lib/chain/contracts/abis/png';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import type { Chain } from '../node/chain';

type GovernedChain = Pick<Chain, 'client'>;

const { governor, png } = EXCHANGE_ADDRESSES[43114];
const at = { address: governor, abi: governorAbi } as const;

/** The states of GovernorAlpha, in the order of its enumeration. */
const STATES = [
  'pending',
  'active',
  'canceled',
  'defeated',
  'succeeded',
  'queued',
  'expired',
  'executed',
] as const;

/** The state of a proposal, as the contract reports it. */
export async function stateOf({ client }: GovernedChain, id: bigint): Promise<string | undefined> {
  return STATES[await client.readContract({ ...at, functionName: 'state', args: [id] })];
}

/** What the governor stores of a proposal. */
export async function storedProposal({ client }: GovernedChain, id: bigint) {
  const [, proposer, eta, startTime, endTime, startBlock, forVotes, againstVotes] =
    await client.readContract({ ...at, functionName: 'proposals', args: [id] });
  return { proposer, eta, startTime, endTime, startBlock, forVotes, againstVotes };
}

/** The events of all proposals that were created, the oldest first. */
export function creations({ client }: GovernedChain) {
  return client.getContractEvents({ ...at, eventName: 'ProposalCreated', fromBlock: 0n });
}

/** How an account voted on a proposal. */
export function receiptOf({ client }: GovernedChain, id: bigint, voter: Address) {
  return client.readContract({ ...at, functionName: 'getReceipt', args: [id, voter] });
}

/** The votes that an account has now. */
export function currentVotes({ client }: GovernedChain, account: Address): Promise<bigint> {
  return client.readContract({
    address: png,
    abi: pngAbi,
    functionName: 'getCurrentVotes',
    args: [account],
  });
}

/** The votes that an account had at the end of a block. */
export function votesAt(
  { client }: GovernedChain,
  account: Address,
  block: bigint,
): Promise<bigint> {
  return client.readContract({
    address: png,
    abi: pngAbi,
    functionName: 'getPriorVotes',
    args: [account, block],
  });
}
