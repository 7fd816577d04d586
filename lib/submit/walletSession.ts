import type { Config, Connector } from 'wagmi';
import type { ChainId } from '@/lib/networks/network';
import { WalletBusyError } from './sendFailure';

/**
 * One connection of one account: it begins when they connect, and ends when the wallet disconnects
 * or shows another account.
 */
export type WalletSession = {
  readonly connector: Connector;
  /** @throws {WalletBusyError} while a request is open at the wallet. */
  readonly assertFree: () => void;
  /**
   * Notes that a request is open at the wallet, and returns what notes its answer.
   *
   * @throws {WalletBusyError} while another one is open.
   */
  readonly openRequest: () => () => void;
  /** Forgets the open request: the person says that they dismissed it. */
  readonly forgetRequest: () => void;
  /** Whether the person accepted, on this chain, that the wallet cannot show its network. */
  readonly acceptsUnchecked: (chainId: ChainId) => boolean;
  readonly acceptUnchecked: (chainId: ChainId) => void;
};

const sessions = new WeakMap<Config, WalletSession>();

/** The session of the connected wallet; undefined without a wallet. */
export function walletSession(config: Config): WalletSession | undefined {
  const known = sessions.get(config);
  const connector = connectionIn(config.state)?.connector;
  if (known !== undefined || connector === undefined) return known;
  const session = createSession(connector);
  sessions.set(config, session);
  const stop = config.subscribe(sessionKey, () => {
    sessions.delete(config);
    stop();
  });
  return session;
}

function connectionIn({ connections, current }: Config['state']) {
  return current === null ? undefined : connections.get(current);
}

function sessionKey(state: Config['state']): string {
  return `${state.current} ${connectionIn(state)?.accounts[0]}`;
}

function createSession(connector: Connector): WalletSession {
  const unchecked = new Set<ChainId>();
  let open: symbol | undefined;
  const assertFree = () => {
    if (open !== undefined) throw new WalletBusyError(undefined);
  };
  return {
    connector,
    assertFree,
    openRequest: () => {
      assertFree();
      const request = Symbol('request');
      open = request;
      return () => {
        if (open === request) open = undefined;
      };
    },
    forgetRequest: () => {
      open = undefined;
    },
    acceptsUnchecked: (chainId) => unchecked.has(chainId),
    acceptUnchecked: (chainId) => {
      unchecked.add(chainId);
    },
  };
}
