import type { Config, Connector } from 'wagmi';
import type { ChainId } from '@/lib/base/networks/network';
import { WalletBusyError } from './walletFailure';

/**
 * One connection of one account. It begins when they connect, and ends when the wallet disconnects
 * or changes its account. What a user says about a request applies to the connection of that
 * request.
 */
export type WalletConnection = {
  readonly connector: Connector;
  /** @throws {WalletBusyError} while a request is open in the wallet. */
  readonly assertFree: () => void;
  /**
   * Records an open request in the wallet, and returns a function that records its answer.
   *
   * @throws {WalletBusyError} while another one is open.
   */
  readonly openRequest: () => () => void;
  /** Waits for the open request no longer: the user says that they dismissed it. */
  readonly dismissRequest: () => void;
  /** Whether the user accepted, on this chain, that the wallet cannot show its network. */
  readonly acceptsUnchecked: (chainId: ChainId) => boolean;
  readonly acceptUnchecked: (chainId: ChainId) => void;
  /**
   * Disconnects a wallet that no longer serves this page. wagmi does the same on the wallet's
   * event, which some wallets do not send. Does nothing after the connection has ended.
   */
  readonly disconnect: () => void;
};

const byConfig = new WeakMap<Config, WalletConnection>();

/** The connection of the connected wallet; undefined without a wallet. */
export function walletConnection(config: Config): WalletConnection | undefined {
  const known = byConfig.get(config);
  const connector = connectionIn(config.state)?.connector;
  if (known !== undefined || connector === undefined) return known;
  const connection: WalletConnection = {
    ...createRequests(),
    connector,
    disconnect: () => {
      if (byConfig.get(config) === connection) connector.emitter.emit('disconnect');
    },
  };
  byConfig.set(config, connection);
  const stop = config.subscribe(connectionKey, () => {
    byConfig.delete(config);
    stop();
  });
  return connection;
}

function connectionIn({ connections, current }: Config['state']) {
  return current === null ? undefined : connections.get(current);
}

function connectionKey(state: Config['state']): string {
  return `${state.current} ${connectionIn(state)?.accounts[0]}`;
}

function createRequests() {
  const unchecked = new Set<ChainId>();
  let openRequest: symbol | undefined;
  const assertFree = () => {
    if (openRequest !== undefined) throw new WalletBusyError();
  };
  return {
    assertFree,
    openRequest: () => {
      assertFree();
      const request = Symbol('request');
      openRequest = request;
      return () => {
        if (openRequest === request) openRequest = undefined;
      };
    },
    dismissRequest: () => {
      openRequest = undefined;
    },
    acceptsUnchecked: (chainId: ChainId) => unchecked.has(chainId),
    acceptUnchecked: (chainId: ChainId) => {
      unchecked.add(chainId);
    },
  };
}
