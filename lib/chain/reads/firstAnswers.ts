import { type Hex, hexToBigInt, isHex } from 'viem';
import type { ChainId } from '@/lib/base/networks/network';
import { monotonicMs } from '@/lib/base/time/monotonicMs';
import { availableUrls } from '@/lib/chain/rpc/endpoints';
import {
  type JsonRpcResponse,
  responsesById,
  type WireRequest,
} from '@/lib/chain/rpc/jsonRpcResponse';
import { ownEndpoint } from '@/lib/chain/rpc/ownEndpoints';
import { type CallReply, decodeAggregate3 } from './aggregate3';
import { LEAD_BLOCKS } from './believedBlock';

declare global {
  /** Set by the start script of a document; see `release/firstBatch`. */
  var __firstResponse: Promise<FirstResponse | undefined> | undefined;
}

/** An endpoint's response to the batch that the start script sent. Nothing in it is checked yet. */
export type FirstResponse = {
  /** The chain that the batch is meant for. */
  readonly chainId: ChainId;
  readonly url: string;
  /** When it was sent, by `Date.now()` and by `performance.now()`. */
  readonly sentAt: readonly [dateMs: number, tickMs: number];
  /** `eth_chainId`, `eth_blockNumber`, and one multicall if the address of the page names reads. */
  readonly requests: readonly WireRequest[];
  /** The keys of the multicall's reads, in its order; its first call is for the block number. */
  readonly readKeys: readonly string[];
  readonly json: unknown;
};

/** The answers to reads that were sent before the page's scripts ran. */
export type FirstAnswers = {
  /** The latest block number, from a request of its own. */
  readonly blockNumber: bigint;
  /** The block of the replies, and when they were requested, in milliseconds. */
  readonly readBlock: bigint;
  readonly readAtMs: number;
  readonly replies: ReadonlyMap<string, CallReply>;
};

/** Older answers are not used: the page reads again. */
const MAX_AGE_MS = 10_000;
/** How long the page waits for a response that is still on its way, before it asks by itself. */
const TIMEOUT_MS = 1_500;

type Prepared = Pick<FirstResponse, 'chainId' | 'url'> & { readonly answers: FirstAnswers };

let prepared: Prepared | undefined;

/**
 * Checks the response to the start script before the page hydrates, so that the first render that
 * knows the chain has its answers.
 */
export async function prepareFirstAnswers(): Promise<void> {
  const response = await globalThis.__firstResponse;
  const answers = response && (await checkedAnswers(response));
  // Meanwhile it may have been taken.
  if (answers && globalThis.__firstResponse)
    prepared = { chainId: response.chainId, url: response.url, answers };
}

/** What the start script has learned about a chain, if it is known without waiting. */
export function preparedAnswers(chainId: ChainId): FirstAnswers | undefined {
  if (prepared?.chainId !== chainId || isOutdated(prepared.answers)) return undefined;
  // When they were prepared, the user's own endpoint was not restored yet. Another tab may have
  // chosen it since the document was requested.
  const own = ownEndpoint(chainId);
  return own === null || own === prepared.url ? prepared.answers : undefined;
}

/**
 * What the start script of this document has learned about a chain, once; undefined if there is
 * nothing to use.
 *
 * The answers count only together: the chain id must be right, both block numbers plausible, and the
 * endpoint the one that the page asks first now. Otherwise the page sends its own requests, which
 * find out what is wrong.
 */
export async function takeFirstAnswers(chainId: ChainId): Promise<FirstAnswers | undefined> {
  const response = await responseInTime(globalThis.__firstResponse);
  if (response?.chainId !== chainId) return undefined;
  globalThis.__firstResponse = undefined;
  const answers = preparedAnswers(chainId) ?? (await checkedAnswers(response));
  prepared = undefined;
  return answers;
}

async function checkedAnswers(response: FirstResponse): Promise<FirstAnswers | undefined> {
  const [url] = await availableUrls(response.chainId);
  const ageMs = ageOf(response);
  if (response.url !== url || ageMs > MAX_AGE_MS) return undefined;
  try {
    return answersIn(response, monotonicMs() - ageMs);
  } catch (error) {
    console.warn('The response to the first batch is not used', error);
    return undefined;
  }
}

/** Whether answers are too old for a read that nobody has seen yet. */
export function isOutdated({ readAtMs }: FirstAnswers): boolean {
  return monotonicMs() - readAtMs > MAX_AGE_MS;
}

async function responseInTime(
  pending: Promise<FirstResponse | undefined> | undefined,
): Promise<FirstResponse | undefined> {
  if (pending === undefined) return undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isLate = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), TIMEOUT_MS);
  });
  const response = await Promise.race([pending, isLate]);
  clearTimeout(timer);
  // What is late is not waited for again.
  if (response === undefined) globalThis.__firstResponse = undefined;
  return response;
}

/** The device's clock may be set, and the browser's own may stop while the device sleeps. */
function ageOf({ sentAt: [dateMs, tickMs] }: FirstResponse): number {
  return Math.max(0, Date.now() - dateMs, performance.now() - tickMs);
}

function answersIn(
  { chainId, requests, readKeys, json }: FirstResponse,
  readAtMs: number,
): FirstAnswers | undefined {
  const [chain, block, reads] = responsesById(requests, Array.isArray(json) ? json : []);
  const blockNumber = numberIn(block);
  if (numberIn(chain) !== BigInt(chainId)) return undefined;
  if (reads === undefined)
    return { blockNumber, readBlock: blockNumber, readAtMs, replies: new Map() };
  const [blockReply, ...replies] = decodeAggregate3(resultIn(reads), readKeys.length + 1);
  const readBlock = hexToBigInt(blockReply?.returnData ?? '0x');
  if (readBlock < blockNumber || readBlock > blockNumber + LEAD_BLOCKS) return undefined;
  const named = readKeys.flatMap((key, index) => {
    const reply = replies[index];
    return reply ? [[key, reply] as const] : [];
  });
  return { blockNumber, readBlock, readAtMs, replies: new Map(named) };
}

function numberIn(response: JsonRpcResponse | undefined): bigint {
  return hexToBigInt(resultIn(response));
}

function resultIn(response: JsonRpcResponse | undefined): Hex {
  if (response?.status === 'error')
    throw new TypeError(`A response is an error: ${response.error.message}`);
  if (!isHex(response?.result) || response.result === '0x')
    throw new TypeError('A response is missing.', { cause: response });
  return response.result;
}
