import { withTimeout } from 'viem';
import { type ChainId, NETWORK_NAMES } from '@/lib/base/networks/network';
import { monotonicMs } from '@/lib/base/time/monotonicMs';
import { assertChain } from './assertChain';
import { availableUrls, endpointUrls } from './endpoints';
import { type AskNode, type JsonRpcRequest, jsonRpcBatch } from './jsonRpcBatch';
import { EndpointUnreachableError } from './postJson';

/**
 * Asks for some things at once, apart from reads; see {@link askInOwnBatch}.
 *
 * @param read - Reads the responses of an endpoint, in the order of the requests. If it throws, the
 *   next endpoint is asked. An {@link UnconfirmedAnswerError} is no failure of the endpoint: after
 *   it, endpoints that were slow in the last 30 seconds are skipped.
 */
export type AskInOwnBatch = <Answer>(
  chainId: ChainId,
  requests: readonly JsonRpcRequest[],
  read: (responses: readonly PromiseSettledResult<unknown>[], endpoint: AskedEndpoint) => Answer,
  signal: AbortSignal,
) => Promise<Answer>;

/** The endpoint that answers, by its URL, and all that the chain has: those in use now. */
export type AskedEndpoint = { readonly url: string; readonly all: readonly string[] };

/** How long one endpoint may take before the next is asked. */
export const ENDPOINT_TIMEOUT_MS = 2_500;

/** How long an endpoint that was slow is not asked to confirm an answer. */
const SLOW_MS = 30_000;

/** Batches of their own: a slow answer delays no read. */
const batches = new Map<string, AskNode>();
/**
 * When an endpoint last failed here, by its URL. The one that did so longest ago is asked first.
 */
const failedAtMs = new Map<string, number>();
/** When an endpoint was last too slow here, by its URL. */
const slowAtMs = new Map<string, number>();

/**
 * Asks the endpoints of a chain for some things that not every endpoint can answer. Each is asked
 * once, in a POST of its own, until `read` accepts the responses.
 *
 * A failure here changes nothing for reads. An endpoint that is closed to reads is not asked.
 *
 * @param signal - When it is aborted, no other endpoint is asked.
 * @throws {EndpointUnreachableError} when no endpoint may be asked.
 * @throws {Error} the failure of the last endpoint: a {@link SlowEndpointError}, an error of
 * {@link jsonRpcBatch} or {@link assertChain}, or what `read` threw.
 */
export const askInOwnBatch: AskInOwnBatch = async (chainId, requests, read, signal) => {
  let failure: unknown = new EndpointUnreachableError('No endpoint may be asked.');
  let hasAnswer = false;
  const all = await endpointUrls(chainId);
  for (const url of byFailure(await availableUrls(chainId))) {
    if (signal.aborted) throw signal.reason;
    if (hasAnswer && wasSlow(url)) continue;
    try {
      const responses = await withTimeout(() => responsesOf(url, chainId, requests), {
        errorInstance: new SlowEndpointError(),
        timeout: ENDPOINT_TIMEOUT_MS,
      });
      return read(responses, { url, all });
    } catch (error) {
      if (error instanceof UnconfirmedAnswerError) hasAnswer = true;
      else failedAtMs.set(url, monotonicMs());
      if (error instanceof SlowEndpointError) slowAtMs.set(url, monotonicMs());
      failure = error;
    }
  }
  throw failure;
};

async function responsesOf(
  url: string,
  chainId: ChainId,
  requests: readonly JsonRpcRequest[],
): Promise<readonly PromiseSettledResult<unknown>[]> {
  const ask = batches.get(url) ?? jsonRpcBatch(url);
  batches.set(url, ask);
  const [chain, ...settled] = await Promise.allSettled(
    [{ method: 'eth_chainId' }, ...requests].map(ask),
  );
  if (chain?.status === 'rejected') throw chain.reason;
  assertChain(chain?.value, { id: chainId, name: NETWORK_NAMES[chainId] });
  return settled;
}

function byFailure(urls: readonly string[]): readonly string[] {
  return urls.toSorted((a, b) => (failedAtMs.get(a) ?? 0) - (failedAtMs.get(b) ?? 0));
}

function wasSlow(url: string): boolean {
  const sinceMs = slowAtMs.get(url);
  return sinceMs !== undefined && monotonicMs() - sinceMs < SLOW_MS;
}

/** An endpoint did not answer in time. */
export class SlowEndpointError extends Error {
  override readonly name = 'SlowEndpointError';
}

/** An endpoint's answer, which another one should confirm. */
export class UnconfirmedAnswerError extends Error {
  override readonly name = 'UnconfirmedAnswerError';
}
