import type { Config, CreateConnectorFn } from 'wagmi';

/**
 * Adds connectors to a configuration that was created without them.
 *
 * A connector's own `setup` is left out: WalletConnect's and MetaMask's would load their SDKs, and
 * speak to their servers, before anybody has chosen them. Adding the same ids again changes nothing.
 */
export function addConnectors(config: Config, createFns: readonly CreateConnectorFn[]): void {
  const { connectors } = config._internal;
  const known = new Set(config.connectors.map(({ id }) => id));
  const added = createFns
    .map((create) =>
      connectors.setup((parameters) => {
        const { setup: _loadsSdk, ...connector } = create(parameters);
        return connector;
      }),
    )
    .filter(({ id }) => !known.has(id));
  if (added.length > 0) connectors.setState((present) => [...added, ...present]);
}
