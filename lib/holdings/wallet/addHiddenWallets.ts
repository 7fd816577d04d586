import type { Config } from 'wagmi';

/**
 * Adds the announced wallets that wagmi leaves out: it lists no second one of a maker once it lists
 * a first. A user must see both, because one of them may pretend to be the other.
 */
export function addHiddenWallets(config: Config): void {
  const { mipd, connectors } = config._internal;
  const seen = new Map<string, unknown[]>();
  for (const detail of mipd?.getProviders() ?? []) {
    const { provider } = detail;
    const { rdns } = detail.info;
    const ofMaker = seen.get(rdns) ?? [];
    // The same wallet may announce itself more than once.
    if (ofMaker.includes(provider)) continue;
    seen.set(rdns, [...ofMaker, provider]);
    const listed = config.connectors.filter(({ id }) => id === rdns).length;
    if (listed === 0 || ofMaker.length < listed) continue;
    const added = connectors.setup(connectors.providerDetailToConnector(detail));
    connectors.setState((present) => [...present, added]);
  }
}
