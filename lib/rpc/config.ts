import { createConfig, createStorage } from 'wagmi';
import { safeLocalStorage } from '@/lib/storage/safeLocalStorage';
import { avalanche, fuji } from './chains';
import { CLIENT_OPTIONS } from './clients';
import { chainTransports } from './transport';

/**
 * What wagmi knows: the two chains, reached as our own reads reach them, and the wallets that
 * announce themselves. Further connectors join when somebody asks for them.
 */
export const wagmiConfig = createConfig({
  chains: [avalanche, fuji],
  transports: chainTransports,
  ...CLIENT_OPTIONS,
  connectors: [],
  multiInjectedProviderDiscovery: true,
  ssr: true,
  storage: createStorage({ storage: safeLocalStorage }),
});
