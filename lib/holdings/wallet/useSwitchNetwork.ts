import { type AddEthereumChainParameter, numberToHex } from 'viem';
import { useSwitchChain } from 'wagmi';
import type { Configuration } from '@/lib/base/configuration/configuration';
import { useConfiguration } from '@/lib/base/configuration/useConfiguration';
import { type ChainId, NETWORK_NAMES } from '@/lib/base/networks/network';
import { nativeCurrency } from '@/lib/base/tokens/currency';

/** Asks the wallet to switch to one of our chains, and to add the chain if it is missing. */
export function useSwitchNetwork() {
  const loaded = useConfiguration();
  const { switchChain, error, isPending } = useSwitchChain();
  const switchTo = (chainId: ChainId) => {
    if (loaded.status !== 'ready') return;
    const { chainId: _named, ...addEthereumChainParameter } = addNetworkParameter(
      loaded.configuration,
      chainId,
      window.location.origin,
    );
    switchChain({ chainId, addEthereumChainParameter });
  };
  return { switchTo, error, isPending };
}

/**
 * The parameters of `wallet_addEthereumChain` for one of our chains.
 *
 * @param origin - This page's origin, to resolve relative endpoints.
 */
function addNetworkParameter(
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
