import { type CustomTransport, custom, numberToHex } from 'viem';
import { loadEnvironment } from '@/lib/environment/loadEnvironment';
import { type ChainId, NETWORK_NAMES } from '@/lib/networks/network';
import { type Endpoint, endpointAt, transportFailure } from './endpoint';
import { noteAnswer, noteProblem } from './endpointHealth';
import { nextEndpoint } from './endpointRest';
import type { AskNode, JsonRpcRequest } from './jsonRpcBatch';
import { ownEndpoint } from './ownEndpoint';
import { BatchNotSentError } from './postJson';

/**
 * How viem and wagmi reach each chain: through the person's own endpoint, then the configured ones.
 *
 * `eth_chainId` is answered here. A request that an endpoint does not answer goes to the next one,
 * and, when none answers, once more to the first that has rested. What a node does answer, a revert
 * included, is final.
 */
export const chainTransports: Readonly<Record<ChainId, CustomTransport>> = {
  43114: chainTransport(43114),
  43113: chainTransport(43113),
};

function chainTransport(chainId: ChainId): CustomTransport {
  const chain = { id: chainId, name: NETWORK_NAMES[chainId] };
  const endpoints = new Map<string, Endpoint>();

  const endpointOf = (url: string) => {
    const endpoint = endpoints.get(url) ?? endpointAt(url, chain);
    endpoints.set(url, endpoint);
    return endpoint;
  };

  const request: AskNode = async ({ method, params }) => {
    if (method === 'eth_chainId') return numberToHex(chainId);
    const { rpc } = await loadEnvironment();
    const own = ownEndpoint(chainId);
    const urls = own === undefined ? rpc[chainId] : [own, ...rpc[chainId]];
    return askInTurn(chainId, [...new Set(urls)].map(endpointOf), { method, params });
  };

  return custom({ request }, { key: 'endpoints', name: 'Avalanche endpoints', retryCount: 0 });
}

/** Asks each endpoint once, the best first, and then once more the one that is best by then. */
async function askInTurn(
  chainId: ChainId,
  endpoints: readonly Endpoint[],
  request: JsonRpcRequest,
): Promise<unknown> {
  for (let untried = endpoints, isLastTry = false; ; isLastTry = untried.length === 0) {
    const endpoint = bestOf(isLastTry ? endpoints : untried);
    if (endpoint === undefined) throw new BatchNotSentError('No endpoint is configured.');
    try {
      const answer = await endpoint.ask(request);
      noteAnswer(chainId);
      return answer;
    } catch (error) {
      const failure = transportFailure(error);
      if (failure === undefined) throw error;
      untried = untried.filter((other) => other !== endpoint);
      if (untried.length === 0) noteProblem(chainId, failure);
      if (isLastTry) throw error;
    }
  }
}

function bestOf(endpoints: readonly Endpoint[]): Endpoint | undefined {
  const rests = endpoints.map(({ rest }) => rest());
  return endpoints[nextEndpoint(rests, Date.now())];
}
