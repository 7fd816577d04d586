import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type Config, type Connector, useConfig, useConnect } from 'wagmi';
import { isRequestPending } from '@/lib/base/errors/errorChain';
import { isUserRejection } from '@/lib/base/errors/userRejection';
import { leaveWallet } from './leaveWallet';
import { normalizeRejections } from './normalizeRejections';
import { useWaitingWallet } from './useWaitingWallet';
import { CONNECT } from './useWallet';

/** One try to connect a wallet. */
export type ConnectionAttempt = {
  readonly connector: Connector;
  readonly status: AttemptStatus;
  /** The address of WalletConnect that a wallet's app scans or opens, once it is known. */
  readonly uri: string | undefined;
};

type AttemptStatus =
  /** The wallet has been asked, and has not answered. */
  | 'requested'
  /** An earlier request waits in the wallet, which may still be answered: no other one is sent. */
  | 'waiting'
  /** As `waiting`, for longer than a minute. */
  | 'forgotten'
  /** The user has declined. */
  | 'declined'
  /** This browser has no such wallet. */
  | 'missing'
  | 'failed';

type Begun = {
  readonly connector: Connector;
  isEnded: boolean;
};

/**
 * Connects a wallet that a user has chosen. Another wallet stays connected until the new one
 * agrees, and is disconnected then.
 *
 * A request cannot be taken back. One that is agreed to after its attempt has ended connects only
 * while no wallet is connected.
 */
export function useConnectWallet() {
  const config = useConfig();
  const queryClient = useQueryClient();
  const { connectAsync, reset, error } = useConnect();
  const waiting = useWaitingWallet();
  const latest = useRef<Begun>(undefined);
  const [chosen, setChosen] = useState<Connector>();
  /** Why no wallet was asked. */
  const [unrequested, setUnrequested] = useState<'missing' | 'forgotten'>();
  const [uri, setUri] = useState<string>();

  const end = () => {
    if (latest.current) endAttempt(config, latest.current);
    latest.current = undefined;
    reset();
    setChosen(undefined);
  };
  useEffect(
    () => () => {
      if (latest.current) endAttempt(config, latest.current);
    },
    [config],
  );

  const begin = async (connector: Connector) => {
    end();
    setChosen(connector);
    setUnrequested(connector.uid === waiting ? 'forgotten' : undefined);
    setUri(undefined);
    if (connector.uid === waiting) return;
    const begun: Begun = { connector, isEnded: false };
    latest.current = begun;
    if (!(await isThere(connector))) {
      if (!begun.isEnded) setUnrequested('missing');
      return;
    }
    if (begun.isEnded) return;
    const stopListening = onUri(connector, setUri);
    normalizeRejections(connector);
    await connectAsync({ connector })
      .then(() => keepOne(config, begun))
      // The error is that of the mutation.
      .catch((failure) => forgetRejection(queryClient, failure));
    stopListening();
  };

  const statusOf = (connector: Connector): AttemptStatus => {
    if (connector.uid === waiting) return 'waiting';
    if (unrequested) return unrequested;
    if (!error) return 'requested';
    if (isUserRejection(error)) return 'declined';
    return isRequestPending(error) ? 'forgotten' : 'failed';
  };
  const attempt: ConnectionAttempt | undefined = chosen && {
    connector: chosen,
    status: statusOf(chosen),
    uri,
  };
  return { attempt, begin, end };
}

/** The scheme of WalletConnect's addresses. Apps of single wallets have others. */
const WALLET_CONNECT = 'wc:';

/** Only what looks for `window.ethereum` may find nothing; others load their provider first. */
async function isThere(connector: Connector): Promise<boolean> {
  if (connector.type !== 'injected') return true;
  return Boolean(await connector.getProvider().catch(() => undefined));
}

/** Calls `report` with WalletConnect's address. Returns what ends it. */
function onUri(connector: Connector, report: (uri: string) => void): () => void {
  const listen = ({ type, data }: { type: string; data?: unknown }) => {
    if (type === 'display_uri' && typeof data === 'string' && data.startsWith(WALLET_CONNECT))
      report(data);
  };
  connector.emitter.on('message', listen);
  return () => connector.emitter.off('message', listen);
}

/** The page no longer shows that it connects. */
function endAttempt(config: Config, begun: Begun): void {
  // It has just succeeded.
  if (config.state.current === begun.connector.uid) return;
  begun.isEnded = true;
  config.setState((state) => {
    if (state.status !== 'connecting') return state;
    return { ...state, status: state.current === null ? 'disconnected' : 'connected' };
  });
}

/** A rejection is not a failure of the page, so nothing else on it may see one. */
function forgetRejection(queryClient: QueryClient, failure: unknown): void {
  if (!isUserRejection(failure)) return;
  const mutations = queryClient.getMutationCache();
  for (const mutation of mutations.findAll({ mutationKey: CONNECT }))
    if (mutation.state.error === failure) mutations.remove(mutation);
}

/** Of all connected wallets, keeps the new one, or the others if its attempt has ended. */
async function keepOne(config: Config, { connector, isEnded }: Begun): Promise<void> {
  const connected = [...config.state.connections.values()].map((each) => each.connector);
  const others = connected.filter(({ uid }) => uid !== connector.uid);
  if (isEnded && others.length > 0) return leaveWallet(config, connector, others[0]);
  for (const other of others) await leaveWallet(config, other, connector);
}

/**
 * Disconnects the wallet, and every other one that is still connected: without that, the page would
 * go on with one of them.
 */
export function useDisconnectWallet(): () => Promise<void> {
  const config = useConfig();
  return async () => {
    const connected = [...config.state.connections.values()].map(({ connector }) => connector);
    await Promise.all(connected.map((connector) => leaveWallet(config, connector)));
  };
}
