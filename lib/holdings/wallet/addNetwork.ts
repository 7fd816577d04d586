import { type AddEthereumChainParameter, numberToHex } from 'viem';
import type { Configuration } from '@/lib/base/configuration/configuration';
import { type ChainId, NETWORK_NAMES } from '@/lib/base/networks/network';
import { nativeCurrency } from '@/lib/base/tokens/currency';

/**
 * The parameters of `wallet_addEthereumChain` for one of our chains.
 *
 * @param origin - This page's origin, to resolve relative endpoints.
 */
export function addNetworkParameter(
  configuration: Configuration,
  chainId: ChainId,
  origin: string,
): AddEthereumChainParameter {
  const { name, symbol, decimals } = nativeCurrency(chainId);
  return {
    chainId: numberToHex(chainId),
    chainName: NETWORK_NAMES[chainId],
    nativeCurrency: { name, symbol, decimals },
    rpcUrls: configuration.rpc[chainId].map((url) => new URL(url, origin).href),
    blockExplorerUrls: [configuration.explorers[chainId].base],
  };
}
