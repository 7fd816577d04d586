import {
  decodeEventLog,
  encodeEventTopics,
  type Hex,
  isAddressEqual,
  isHex,
  numberToHex,
} from 'viem';
import * as z from 'zod/mini';
import { addressSchema, hashSchema } from '@/lib/base/json/hexSchemas';
import { AVALANCHE } from '@/lib/base/networks/network';
import { governorAbi } from '@/lib/chain/contracts/abis/governor';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import type { JsonRpcRequest } from '@/lib/chain/rpc/jsonRpcBatch';
import type { Proposal } from './proposal';
import { type ProposedCall, proposedCalls } from './proposedCalls';

/** Logs are searched for in this many blocks before and after the one that was found. */
const SEARCH_RADIUS_BLOCKS = 10n;
const TOPICS = encodeEventTopics({ abi: governorAbi, eventName: 'ProposalCreated' });

const logs = z.array(
  z.object({
    address: addressSchema,
    topics: z.array(z.custom<Hex>((value) => isHex(value))),
    data: z.custom<Hex>((value) => isHex(value)),
    transactionHash: hashSchema,
  }),
);

/** What the event of a proposal's creation contains. */
export type Creation = {
  readonly description: string;
  readonly calls: readonly ProposedCall[];
  /** The transaction that created the proposal. */
  readonly transactionHash: Hex;
};

/** What the governor reports about a proposal; its log must match. */
export type LoggedProposal = Pick<Proposal, 'id' | 'proposer' | 'startTime'>;

/** The request for the creations of proposals near a block. */
export function creationLogsRequest(block: bigint): JsonRpcRequest {
  const first = block > SEARCH_RADIUS_BLOCKS ? block - SEARCH_RADIUS_BLOCKS : 0n;
  const filter = {
    address: EXCHANGE_ADDRESSES[AVALANCHE].governor,
    topics: TOPICS,
    fromBlock: numberToHex(first),
    toBlock: numberToHex(block + SEARCH_RADIUS_BLOCKS),
  };
  return { method: 'eth_getLogs', params: [filter] };
}

/**
 * The creation of a proposal in the response to {@link creationLogsRequest}. The id in the log
 * decides, not the position, because several proposals may be created within these blocks. A log
 * with another proposer or start than the governor reports is not that of the proposal.
 *
 * @returns undefined without its log.
 * @throws a ZodError if the response is not a list of logs.
 */
export function creationIn(
  response: unknown,
  { id, proposer, startTime }: LoggedProposal,
): Creation | undefined {
  const { governor } = EXCHANGE_ADDRESSES[AVALANCHE];
  for (const { address, topics, data, transactionHash } of z.parse(logs, response)) {
    const [signature, ...indexed] = topics;
    if (signature === undefined || !isAddressEqual(address, governor)) continue;
    const created = decodedEvent([signature, ...indexed], data);
    if (created?.id !== id || created.startTime !== startTime) continue;
    if (!isAddressEqual(created.proposer, proposer)) continue;
    const { description, targets, values, signatures, calldatas } = created;
    const calls = proposedCalls([targets, values, signatures, calldatas]);
    if (calls) return { description, calls, transactionHash };
  }
  return undefined;
}

function decodedEvent(topics: [Hex, ...Hex[]], data: Hex) {
  try {
    return decodeEventLog({ abi: governorAbi, eventName: 'ProposalCreated', topics, data }).args;
  } catch {
    return undefined;
  }
}
