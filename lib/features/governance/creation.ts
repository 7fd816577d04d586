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
import { AVALANCHE } from '@/lib/base/networks/network';
import { addressSchema } from '@/lib/base/tokens/tokenSchema';
import { governorAbi } from '@/lib/chain/contracts/abis/governor';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import {
  type AskedEndpoint,
  type AskInOwnBatch,
  askInOwnBatch,
  UnconfirmedAnswerError,
} from '@/lib/chain/rpc/askInOwnBatch';
import { hashSchema } from '@/lib/transactions/history/receipt';
import type { Proposal } from './proposal';
import { type ProposedCall, proposedCalls } from './proposedCalls';

/** A search covers this many blocks before and after the one that was found. */
const DISTANCE = 10n;
const TOPICS = encodeEventTopics({ abi: governorAbi, eventName: 'ProposalCreated' });

/** What each endpoint reported of a proposal in this visit, by proposal, then by URL. */
const reports = new Map<string, Map<string, Creation | 'no log'>>();

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

/**
 * A creation that may be shown. `isConfirmed`: two endpoints agree on it, or each endpoint answered
 * and only one has the log. Otherwise an endpoint did not answer, and may still contradict it.
 */
export type FoundCreation = { readonly creation: Creation; readonly isConfirmed: boolean };

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
 * believed: others may have dropped their old logs, and the user's own endpoint is asked alone. A
 * contradiction is remembered until two endpoints agree.
 *
 * @throws {ContradictoryLogsError} if no two of several logs agree.
 * @throws an Error if no endpoint has the log, or the failure of the last endpoint.
 */
export async function readCreation({
  proposal,
  block,
  signal,
  ask = askInOwnBatch,
}: Search): Promise<FoundCreation> {
  const first = block > DISTANCE ? block - DISTANCE : 0n;
  const filter = {
    address: EXCHANGE_ADDRESSES[AVALANCHE].governor,
    topics: TOPICS,
    fromBlock: numberToHex(first),
    toBlock: numberToHex(block + DISTANCE),
  };
  const reported = reportsOf(proposal);
  let isEachReported = false;
  const read = (
    [reply]: readonly PromiseSettledResult<unknown>[],
    { url, all }: AskedEndpoint,
  ): FoundCreation => {
    forgetOthers(reported, all);
    if (reply?.status === 'rejected') throw reply.reason;
    const creation = creationIn(reply?.value, proposal);
    if (creation) reported.set(url, creation);
    // A search near a wrong block must not replace what an endpoint reported before.
    else if (!reported.has(url)) reported.set(url, 'no log');
    isEachReported = all.every((each) => reported.has(each));
    if (!creation) throw new NoCreationLogError();
    if (!isReportedTwice(creation, reported)) throw new UnconfirmedAnswerError();
    return { creation, isConfirmed: true };
  };
  const requests = [{ method: 'eth_getLogs', params: [filter] }];
  try {
    return await ask(AVALANCHE, requests, read, signal);
  } catch (error) {
    const creations = creationsIn(reported);
    const [creation] = creations;
    if (signal.aborted || creation === undefined) throw error;
    if (creations.length > 1) throw new ContradictoryLogsError();
    return { creation, isConfirmed: isEachReported };
  }
}

function reportsOf({ id, proposer, startTime }: LoggedProposal) {
  const key = [id, proposer, startTime].join(' ');
  const reported = reports.get(key) ?? new Map<string, Creation | 'no log'>();
  reports.set(key, reported);
  return reported;
}

/** Forgets the reports of endpoints that are no longer in use. */
function forgetOthers(reported: Map<string, unknown>, urls: readonly string[]): void {
  for (const url of reported.keys()) if (!urls.includes(url)) reported.delete(url);
}

type Reported = ReadonlyMap<string, Creation | 'no log'>;

function isReportedTwice(creation: Creation, reported: Reported): boolean {
  const key = stableKey(creation);
  return [...reported.values()].filter((other) => stableKey(other) === key).length > 1;
}

/** The different creations that endpoints reported. */
function creationsIn(reported: Reported): readonly Creation[] {
  const creations = [...reported.values()].filter((report) => report !== 'no log');
  return [...new Map(creations.map((creation) => [stableKey(creation), creation])).values()];
}

function creationIn(
  value: unknown,
  { id, proposer, startTime }: LoggedProposal,
): Creation | undefined {
  const { governor } = EXCHANGE_ADDRESSES[AVALANCHE];
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
  return undefined;
}

function decodedEvent(topics: [Hex, ...Hex[]], data: Hex) {
  try {
    return decodeEventLog({ abi: governorAbi, eventName: 'ProposalCreated', topics, data }).args;
  } catch {
    return undefined;
  }
}

/** Endpoints report different events of a proposal's creation. */
export class ContradictoryLogsError extends Error {
  override readonly name = 'ContradictoryLogsError';
}

/** No endpoint has the event of a proposal's creation where it should be. */
class NoCreationLogError extends Error {
  override readonly name = 'NoCreationLogError';
}
