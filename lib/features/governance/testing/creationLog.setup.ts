import { encodeAbiParameters, encodeEventTopics, getAbiItem, keccak256 } from 'viem';
import { governorAbi } from '@/lib/chain/contracts/abis/governor';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';

export const PROPOSER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
/** When the vote starts, in seconds since 1970. */
export const START_TIME = 500_000n;

/** The log of a proposal's creation with a text. */
export function creationLog(text: string, id: bigint) {
  const { inputs } = getAbiItem({ abi: governorAbi, name: 'ProposalCreated' });
  return {
    address: EXCHANGE_ADDRESSES[43114].governor,
    topics: encodeEventTopics({ abi: governorAbi, eventName: 'ProposalCreated' }),
    data: encodeAbiParameters(inputs, [id, PROPOSER, [], [], [], [], START_TIME, 700_000n, text]),
    transactionHash: keccak256('0x01'),
  };
}
