import { loadConfiguration } from '@/lib/base/configuration/loadConfiguration';
import { type ChainId, NETWORK_NAMES } from '@/lib/base/networks/network';
import { monotonicMs } from '@/lib/base/time/monotonicMs';
import { type Endpoint, endpointAt } from './endpoint';
import { nextEndpoint, retryAtMs } from './endpointBackoff';
import { endpointFailure } from './endpointFailure';
import { endOutage, recordOutage } from './endpointHealth';
import type { JsonRpcRequest } from './jsonRpcBatch';
import { ownEndpoint } from './ownEndpoints';
import { EndpointUnreachableError } from './postJson';

const known = new Map<string, Endpoint>();

/**
 * Asks the endpoints of a chain, each once and the best first, until one answers. The caller
 * decides whether to retry.
 *
 * A contract's response is final, even a revert. After any other error, or a response that `read`
 * does not accept, the next endpoint is asked.
 *
 * @param read - Reads the response of the endpoint at a URL, or throws an AppError.
 * @throws {EndpointUnreachableError} when no endpoint is configured.
 * @throws {Error} the error of the last endpoint.
 */
export async function askEndpoints<Answer>(
  chainId: ChainId,
  request: JsonRpcRequest,
  read: (response: unknown, url: string) => Answer,
): Promise<Answer> {
  let untried = await endpointsOf(chainId);
  let failure: unknown = new EndpointUnreachableError('No endpoint is configured.');
  for (let endpoint = bestOf(untried); endpoint !== undefined; endpoint = bestOf(untried)) {
    try {
      const answer = await endpoint.ask(request, read);
      endOutage(chainId);
      return answer;
    } catch (error) {
      if (endpointFailure(error, request) === undefined) throw error;
      failure = error;
      const tried = endpoint;
      untried = untried.filter((other) => other !== tried);
    }
  }
  const outage = endpointFailure(failure, request);
  if (outage !== undefined) recordOutage(chainId, outage);
  throw failure;
}

/**
 * When the first endpoint of a chain may be asked again, in milliseconds; 0 if one may be asked
 * now.
 */
export async function endpointsRetryAtMs(chainId: ChainId): Promise<number> {
  const endpoints = await endpointsOf(chainId);
  return Math.min(...endpoints.map(({ backoff }) => retryAtMs(backoff())));
}

/**
 * The URLs of a chain's endpoints that may be asked now: the user's own, or those of the
 * configuration.
 */
export async function availableUrls(chainId: ChainId): Promise<readonly string[]> {
  const urls = await endpointUrls(chainId);
  const nowMs = monotonicMs();
  return urls.filter((url) => retryAtMs(endpointOf(url, chainId).backoff()) <= nowMs);
}

/** Ends the backoff of every endpoint of a chain. */
export async function resetBackoffs(chainId: ChainId): Promise<void> {
  for (const endpoint of await endpointsOf(chainId)) endpoint.resetBackoff();
}

async function endpointsOf(chainId: ChainId): Promise<readonly Endpoint[]> {
  return (await endpointUrls(chainId)).map((url) => endpointOf(url, chainId));
}

/**
 * The URL of the user's own endpoint, or else those of the configured ones. The configured ones
 * never replace the user's own, because their operators would see what the user wants to ask
 * another operator.
 */
export async function endpointUrls(chainId: ChainId): Promise<readonly string[]> {
  const { rpc } = await loadConfiguration();
  const own = ownEndpoint(chainId);
  return own === null ? [...new Set(rpc[chainId])] : [own];
}

function endpointOf(url: string, chainId: ChainId): Endpoint {
  const key = `${chainId} ${url}`;
  const endpoint = known.get(key) ?? endpointAt(url, { id: chainId, name: NETWORK_NAMES[chainId] });
  known.set(key, endpoint);
  return endpoint;
}

function bestOf(endpoints: readonly Endpoint[]): Endpoint | undefined {
  const backoffs = endpoints.map(({ backoff }) => backoff());
  return endpoints[nextEndpoint(backoffs, monotonicMs())];
}
