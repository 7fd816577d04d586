import { type Address, createClient, http } from 'viem';
import { avalanche } from 'viem/chains';
import type { Surroundings } from './submit';

/** A real node for both sides: read by our client, and as a wallet whose keys the node holds. */
export function nodeWallet(rpcUrl: string, account: Address): Surroundings {
  const ask = async (method: string, params: readonly unknown[]): Promise<unknown> => {
    const response = await fetch(rpcUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    });
    const { result, error } = await response.json();
    if (error !== undefined) throw error;
    return result;
  };
  return {
    client: createClient({
      chain: avalanche,
      transport: http(rpcUrl, { retryCount: 0 }),
      cacheTime: 0,
    }),
    provider: {
      request: async ({ method, params = [] }) =>
        method === 'eth_accounts' ? [account] : ask(method, params),
    },
    now: Date.now,
  };
}
