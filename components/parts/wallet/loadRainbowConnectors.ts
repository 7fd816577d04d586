import { loadConfiguration } from '@/lib/base/configuration/loadConfiguration';

/** Loads the wallet connectors that are loaded on demand. */
export async function loadRainbowConnectors() {
  const [{ rainbowConnectors }, configuration] = await Promise.all([
    import('./rainbowConnectors'),
    loadConfiguration(),
  ]);
  return rainbowConnectors(configuration);
}
