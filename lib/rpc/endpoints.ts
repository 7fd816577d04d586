import { numberToHex } from 'viem';
import { loadEnvironment } from '@/lib/environment/loadEnvironment';
import { type ChainId, NETWORK_NAMES } from '@/lib/networks/network';
import { elapsedMs } from './elapsedMs';
import { type Endpoint, endpointAt } from './endpoint';
import { nextEndpoint, retryAtMs } from './endpointBackoff';
import { noteAnswer, noteProblem } from './endpointHealth';
import { endpointProblem } from './endpointProblem';
import type { JsonRpcRequest } from './jsonRpcBatch';
import { BatchNotSentError } from './postJson';

const known = new Map<string, Endpoint>();

/**
 * Asks the endpoints of a chain, each once and the best first, until one answers. It does not
 * retry: whoever asks knows best when to ask again.
 *
 * `eth_chainId` is answered here. A contract's answer is final, a revert included; anything else sends
 * the request to the next endpoint, an answer that cannot be read included.
 *
 * @param read - Makes sense of an answer, or throws an AppError.
 *
 * @throws {BatchNotSentError} when no endpoint is configured.
 * @throws {Error} what the last endpoint failed with.
 */
export async function askEndpoints<Answer>(
  chainId: ChainId,
  request: JsonRpcRequest,
  read: (answer: unknown) => Answer,
): Promise<Answer> {
  if (request.method === 'eth_chainId') return read(numberToHex(chainId));
  let untried = await endpointsOf(chainId);
  let failure: unknown = new BatchNotSentError('No endpoint is configured.');
  for (let endpoint = bestOf(untried); endpoint !== undefined; endpoint = bestOf(untried)) {
    try {
      const answer = await endpoint.ask(request, read);
      noteAnswer(chainId);
      return answer;
    } catch (error) {
      if (endpointProblem(error, request) === undefined) throw error;
      failure = error;
      const tried = endpoint;
      untried = untried.filter((other) => other !== tried);
    }
  }
  const problem = endpointProblem(failure, request);
  if (problem !== undefined) noteProblem(chainId, problem);
  throw failure;
}

/** When the first endpoint of a chain may be asked again, in milliseconds; 0 when one may be now. */
export async function endpointsRetryAtMs(chainId: ChainId): Promise<number> {
  const endpoints = await endpointsOf(chainId);
  return Math.min(...endpoints.map(({ backoff }) => retryAtMs(backoff())));
}

async function endpointsOf(chainId: ChainId): Promise<readonly Endpoint[]> {
  const { rpc } = await loadEnvironment();
  return [...new Set(rpc[chainId])].map((url) => endpointOf(url, chainId));
}

function endpointOf(url: string, chainId: ChainId): Endpoint {
  const key = `${chainId} ${url}`;
  const endpoint = known.get(key) ?? endpointAt(url, { id: chainId, name: NETWORK_NAMES[chainId] });
  known.set(key, endpoint);
  return endpoint;
}

function bestOf(endpoints: readonly Endpoint[]): Endpoint | undefined {
  const backoffs = endpoints.map(({ backoff }) => backoff());
  return endpoints[nextEndpoint(backoffs, elapsedMs())];
}
