import type { Config, CreateConnectorFn } from 'wagmi';

/**
 * Adds connectors to a configuration that was created without them.
 *
 * Leaves out a connector's own `setup`: those of WalletConnect and MetaMask would load their SDKs
 * and contact their servers before anybody has chosen them. Adding the same ids again changes
 * nothing.
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
