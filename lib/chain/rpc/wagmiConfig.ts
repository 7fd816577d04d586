import { createConfig, createStorage } from 'wagmi';
import { safeLocalStorage } from '@/lib/base/storage/safeLocalStorage';
import { avalanche, CLIENT_OPTIONS, fuji } from './clients';
import { chainTransports } from './transport';

/**
 * The configuration of wagmi: the two chains with our own transports, and the wallets that announce
 * themselves. Other connectors are added on demand.
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
