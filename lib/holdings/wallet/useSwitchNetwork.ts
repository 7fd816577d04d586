import { useSwitchChain } from 'wagmi';
import { useConfiguration } from '@/lib/base/configuration/useConfiguration';
import type { ChainId } from '@/lib/base/networks/network';
import { addNetworkParameter } from './addNetwork';

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
