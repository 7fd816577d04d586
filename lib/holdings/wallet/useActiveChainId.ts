import { useConfiguration } from '@/lib/base/configuration/useConfiguration';
import type { ChainId } from '@/lib/base/networks/network';
import { useWallet } from './useWallet';

/**
 * The chain that the page shows: the wallet's, if it is supported, else the configured default.
 * Undefined until the configuration is read.
 */
export function useActiveChainId(): ChainId | undefined {
  const wallet = useWallet();
  const loaded = useConfiguration();
  if (wallet.status === 'connected') return wallet.chainId;
  return loaded.status === 'ready' ? loaded.configuration.defaultChainId : undefined;
}
