import {
  type Address,
  decodeEventLog,
  encodeEventTopics,
  type Hex,
  isAddress,
  isAddressEqual,
  isHex,
  numberToHex,
} from 'viem';
import * as z from 'zod/mini';
import { governorAbi } from '@/lib/contracts/abis/governor';
import { EXCHANGE_ADDRESSES } from '@/lib/contracts/addresses';
import { type AskInOwnBatch, askInOwnBatch } from '@/lib/rpc/askInOwnBatch';
import type { ProposedCall } from './callDetails';
import { GOVERNANCE_CHAIN_ID } from './governorReads';

/** A search covers this many blocks before and after the one that was found. */
const DISTANCE = 10n;
const TOPICS = encodeEventTopics({ abi: governorAbi, eventName: 'ProposalCreated' });

const logs = z.array(
  z.object({
    address: z.custom<Address>((value) => typeof value === 'string' && isAddress(value)),
    topics: z.array(z.custom<Hex>((value) => isHex(value))),
    data: z.custom<Hex>((value) => isHex(value)),
    transactionHash: z.custom<Hex>((value) => isHex(value)),
  }),
);

/** What the event of a proposal's creation tells. */
export type Creation = {
  readonly description: string;
  readonly actions: readonly ProposedCall[];
  /** The transaction that created the proposal. */
  readonly transactionHash: Hex;
};

type Asked = {
  readonly id: bigint;
  /** A block near the creation. */
  readonly block: bigint;
  readonly signal: AbortSignal;
  readonly ask?: AskInOwnBatch;
};

/**
 * The event of a proposal's creation, from the 10 blocks before and after a block. The id in the log
 * decides, not the position, because several proposals may be created within these blocks.
 *
 * An endpoint that finds nothing may have dropped its old logs, so the next one is asked.
 *
 * @throws a `NoCreationLogError`, or the failure of the last endpoint.
 */
export function readCreation({ id, block, signal, ask = askInOwnBatch }: Asked): Promise<Creation> {
  const first = block > DISTANCE ? block - DISTANCE : 0n;
  const filter = {
    address: EXCHANGE_ADDRESSES[GOVERNANCE_CHAIN_ID].governor,
    topics: TOPICS,
    fromBlock: numberToHex(first),
    toBlock: numberToHex(block + DISTANCE),
  };
  return ask(
    GOVERNANCE_CHAIN_ID,
    [{ method: 'eth_getLogs', params: [filter] }],
    ([reply]) => {
      if (reply?.status === 'rejected') throw reply.reason;
      return creationIn(reply?.value, id);
    },
    signal,
  );
}

function creationIn(value: unknown, id: bigint): Creation {
  const { governor } = EXCHANGE_ADDRESSES[GOVERNANCE_CHAIN_ID];
  for (const { address, topics, data, transactionHash } of z.parse(logs, value)) {
    const [signature, ...indexed] = topics;
    if (signature === undefined || !isAddressEqual(address, governor)) continue;
    const created = decodedEvent([signature, ...indexed], data);
    if (created?.id !== id) continue;
    const { description, targets, values, signatures, calldatas } = created;
    const actions = targets.map((target, index) => ({
      target,
      value: values[index] ?? 0n,
      signature: signatures[index] ?? '',
      calldata: calldatas[index] ?? '0x',
    }));
    return { description, actions, transactionHash };
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

/** No endpoint has the event of a proposal's creation where it should be. */
class NoCreationLogError extends Error {
  override readonly name = 'NoCreationLogError';
}
