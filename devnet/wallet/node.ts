import { CHAIN_DISCONNECTED, ProviderError } from './providerError';

/** The chains that the practice server mounts for the wallet. */
const MOUNTED: readonly number[] = [43114, 43113];

/** Asks the wallet's own endpoint of a chain. */
export async function askChain(
  chainId: number,
  method: string,
  params: readonly unknown[],
): Promise<unknown> {
  if (!MOUNTED.includes(chainId))
    throw new ProviderError(
      CHAIN_DISCONNECTED,
      `The wallet has no connection to chain ${chainId}.`,
    );
  const response = await fetch(`/__practice/rpc/${chainId}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
  const { result, error } = await response.json();
  if (error !== undefined) throw new ProviderError(error.code, error.message, error.data);
  return result;
}
