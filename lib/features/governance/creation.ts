import {
  decodeEventLog,
  encodeEventTopics,
  type Hex,
  isAddressEqual,
  isHex,
  numberToHex,
} from 'viem';
import * as z from 'zod/mini';
import { stableKey } from '@/lib/base/json/stableKey';
import { addressSchema } from '@/lib/base/tokens/tokenSchema';
import { governorAbi } from '@/lib/chain/contracts/abis/governor';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import {
  type AskInOwnBatch,
  askInOwnBatch,
  SlowEndpointError,
  UnconfirmedAnswerError,
} from '@/lib/chain/rpc/askInOwnBatch';
import { hashSchema } from '@/lib/transactions/history/receipt';
import { GOVERNANCE_CHAIN_ID } from './governorReads';
import type { Proposal } from './proposal';
import { type ProposedCall, proposedCalls } from './proposedCalls';

/** A search covers this many blocks before and after the one that was found. */
const DISTANCE = 10n;
const TOPICS = encodeEventTopics({ abi: governorAbi, eventName: 'ProposalCreated' });

/** Whether a second endpoint was too slow: the texts of other proposals don't wait for it. */
let isSecondSlow = false;

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

type Search = {
  readonly proposal: LoggedProposal;
  /** A block near the creation. */
  readonly block: bigint;
  readonly signal: AbortSignal;
  readonly ask?: AskInOwnBatch;
};

/**
 * The event of a proposal's creation, from the 10 blocks before and after a block. The id in the
 * log decides, not the position, because several proposals may be created within these blocks. A
 * log with another proposer or start than the governor reports is not that of the proposal.
 *
 * The governor does not store the text, so two endpoints must agree. If only one has the log, it is
 * believed: others may have dropped their old logs, and the user's own endpoint is asked alone.
 *
 * @throws {ContradictoryLogsError} if no two of several logs agree.
 * @throws an Error if no endpoint has the log, or the failure of the last endpoint.
 */
export async function readCreation({
  proposal,
  block,
  signal,
  ask = askInOwnBatch,
}: Search): Promise<Creation> {
  const first = block > DISTANCE ? block - DISTANCE : 0n;
  const filter = {
    address: EXCHANGE_ADDRESSES[GOVERNANCE_CHAIN_ID].governor,
    topics: TOPICS,
    fromBlock: numberToHex(first),
    toBlock: numberToHex(block + DISTANCE),
  };
  const found = new Map<string, Creation>();
  const read = ([reply]: readonly PromiseSettledResult<unknown>[]) => {
    if (reply?.status === 'rejected') throw reply.reason;
    const creation = creationIn(reply?.value, proposal);
    const key = stableKey(creation);
    if (isSecondSlow || found.has(key)) return creation;
    found.set(key, creation);
    throw new UnconfirmedAnswerError();
  };
  try {
    return await ask(
      GOVERNANCE_CHAIN_ID,
      [{ method: 'eth_getLogs', params: [filter] }],
      read,
      signal,
    );
  } catch (error) {
    const [creation] = found.values();
    if (signal.aborted || creation === undefined) throw error;
    if (found.size > 1) throw new ContradictoryLogsError();
    isSecondSlow = error instanceof SlowEndpointError;
    return creation;
  }
}

function creationIn(value: unknown, { id, proposer, startTime }: LoggedProposal): Creation {
  const { governor } = EXCHANGE_ADDRESSES[GOVERNANCE_CHAIN_ID];
  for (const { address, topics, data, transactionHash } of z.parse(logs, value)) {
    const [signature, ...indexed] = topics;
    if (signature === undefined || !isAddressEqual(address, governor)) continue;
    const created = decodedEvent([signature, ...indexed], data);
    if (created?.id !== id || created.startTime !== startTime) continue;
    if (!isAddressEqual(created.proposer, proposer)) continue;
    const { description, targets, values, signatures, calldatas } = created;
    const calls = proposedCalls([targets, values, signatures, calldatas]);
    if (calls) return { description, calls, transactionHash };
  }
  throw new NoCreationLogError();
}

function decodedEvent(topics: [Hex, ...Hex[]], data: Hex) {
  try {
    return decodeEventLog({ abi: governorAbi, eventName: 'ProposalCreated', topics, data }).args;
  } catch {
    return undefined;
  }
}

/** Endpoints report different events of a proposal's creation. */
class ContradictoryLogsError extends Error {
  override readonly name = 'ContradictoryLogsError';
}

/** No endpoint has the event of a proposal's creation where it should be. */
class NoCreationLogError extends Error {
  override readonly name = 'NoCreationLogError';
}
