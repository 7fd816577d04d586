import { loadConfiguration } from '@/lib/base/configuration/loadConfiguration';

/** Loads the wallet connectors that are loaded on demand. */
export async function loadWalletConnectors() {
  const [{ walletConnectors }, configuration] = await Promise.all([
    import('./walletConnectors'),
    loadConfiguration(),
  ]);
  return walletConnectors(configuration);
}
