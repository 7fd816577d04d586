import { withTimeout } from 'viem';
import { type ChainId, NETWORK_NAMES } from '@/lib/base/networks/network';
import { monotonicMs } from '@/lib/base/time/monotonicMs';
import { assertChain } from './assertChain';
import { availableUrls, endpointUrls } from './endpoints';
import { failureIn } from './errorKind';
import { type AskNode, type JsonRpcRequest, jsonRpcBatch } from './jsonRpcBatch';
import { EndpointUnreachableError, HttpStatusError } from './postJson';

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
  refused?: RefusedEndpoints,
) => Promise<Answer>;

/** Endpoints that failed, and are not asked again for a while. */
export type RefusedEndpoints = {
  /** How an endpoint failed; undefined if it may be asked. */
  readonly failureOf: (url: string) => unknown;
  readonly add: (url: string, failure: unknown) => void;
};

/** The endpoint that answers, by its URL, and all that the chain has: those in use now. */
export type AskedEndpoint = { readonly url: string; readonly all: readonly string[] };

/** How long one endpoint may take before the next is asked. */
export const ENDPOINT_TIMEOUT_MS = 2_500;

/** Statuses that say no to what was asked, however little it is. */
const REFUSALS: readonly number[] = [401, 403, 429];

/** How long an endpoint that was slow is not asked to confirm an answer. */
const SLOW_MS = 30_000;

/** Batches of their own: a slow answer delays no read. */
const ownBatch = once((url) => jsonRpcBatch(url));
/** The same for what an endpoint may refuse: it is not asked again in smaller parts. */
const optionalBatch = once((url) => jsonRpcBatch(url, isRefusal));
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
 * @param refused - Endpoints in it are not asked. One that fails is added.
 * @throws {EndpointUnreachableError} when no endpoint may be asked.
 * @throws {Error} the failure of the last endpoint: a {@link SlowEndpointError}, an error of
 * {@link jsonRpcBatch} or {@link assertChain}, or what `read` threw.
 */
export const askInOwnBatch: AskInOwnBatch = async (chainId, requests, read, signal, refused) => {
  let failure: unknown = new EndpointUnreachableError('No endpoint may be asked.');
  let hasAnswer = false;
  const all = await endpointUrls(chainId);
  for (const url of byFailure(await availableUrls(chainId))) {
    if (signal.aborted) throw signal.reason;
    if (hasAnswer && wasSlow(url)) continue;
    const refusal = refused?.failureOf(url);
    if (refusal !== undefined) {
      failure = refusal;
      continue;
    }
    try {
      const ask = refused ? optionalBatch(url) : ownBatch(url);
      const responses = await withTimeout(() => responsesOf(ask, chainId, requests), {
        errorInstance: new SlowEndpointError(),
        timeout: ENDPOINT_TIMEOUT_MS,
      });
      return read(responses, { url, all });
    } catch (error) {
      if (error instanceof UnconfirmedAnswerError) hasAnswer = true;
      else {
        failedAtMs.set(url, monotonicMs());
        refused?.add(url, error);
      }
      if (error instanceof SlowEndpointError) slowAtMs.set(url, monotonicMs());
      failure = error;
    }
  }
  throw failure;
};

async function responsesOf(
  ask: AskNode,
  chainId: ChainId,
  requests: readonly JsonRpcRequest[],
): Promise<readonly PromiseSettledResult<unknown>[]> {
  const [chain, ...settled] = await Promise.allSettled(
    [{ method: 'eth_chainId' }, ...requests].map(ask),
  );
  if (chain?.status === 'rejected') throw chain.reason;
  assertChain(chain?.value, { id: chainId, name: NETWORK_NAMES[chainId] });
  return settled;
}

/** One client for each endpoint. */
function once(create: (url: string) => AskNode): (url: string) => AskNode {
  const created = new Map<string, AskNode>();
  return (url) => {
    const ask = created.get(url) ?? create(url);
    created.set(url, ask);
    return ask;
  };
}

/** Whether an endpoint refused a request, and not its size. */
function isRefusal(error: unknown): boolean {
  const failure = failureIn(error);
  return failure instanceof HttpStatusError && REFUSALS.includes(failure.status);
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
