import { useSwitchChain } from 'wagmi';
import { useEnvironment } from '@/lib/environment/useEnvironment';
import type { ChainId } from '@/lib/networks/network';
import { addNetworkParameter } from './addNetwork';

/** Asks the wallet to go to one of our chains, which it is told about when it lacks it. */
export function useSwitchNetwork() {
  const configuration = useEnvironment();
  const { switchChain, error, isPending } = useSwitchChain();
  const switchTo = (chainId: ChainId) => {
    if (configuration.status !== 'ready') return;
    const { chainId: _named, ...addEthereumChainParameter } = addNetworkParameter(
      configuration.environment,
      chainId,
      window.location.origin,
    );
    switchChain({ chainId, addEthereumChainParameter });
  };
  return { switchTo, error, isPending };
}
