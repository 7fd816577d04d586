import { withTimeout } from 'viem';
import type { Config, Connector } from 'wagmi';
import { ownProvider } from './normalizeRejections';

/** How long a wallet may take to end its session. */
const TIMEOUT_MS = 3_000;

/**
 * Disconnects a wallet from the page. The page leaves it even if the wallet fails to end its
 * session, such as over a relay that can't be reached, or takes longer than 3 seconds. In either
 * case the next visit does not reconnect it.
 *
 * @param kept - The wallet that stays. If it is the same one under another name, its session is
 * that of both, and goes on.
 */
export async function leaveWallet(
  config: Config,
  connector: Connector,
  kept?: Connector,
): Promise<void> {
  const hasEnded = !(await isSameWallet(connector, kept)) && (await endsSession(connector));
  forget(config, connector);
  // Only then can the user connect it again in the wallet itself.
  if (hasEnded) connector.emitter.on('connect', config._internal.events.connect);
  const { storage, state } = config;
  const { id } = connector;
  // As wagmi records it.
  if (!hasEnded && id !== kept?.id) await storage?.setItem(`${id}.disconnected`, true);
  const current = state.connections.get(state.current ?? '')?.connector;
  if (current) await storage?.setItem('recentConnectorId', current.id);
  else if (!hasEnded) await storage?.removeItem('recentConnectorId');
}

async function isSameWallet(one: Connector, other: Connector | undefined): Promise<boolean> {
  if (other === undefined) return false;
  const [provider, its] = await Promise.all([providerOf(one), providerOf(other)]);
  return provider !== undefined && ownProvider(provider) === ownProvider(its);
}

async function providerOf(connector: Connector): Promise<unknown> {
  return withTimeout(() => connector.getProvider(), { timeout: TIMEOUT_MS }).catch(() => undefined);
}

async function endsSession(connector: Connector): Promise<boolean> {
  try {
    await withTimeout(() => connector.disconnect(), { timeout: TIMEOUT_MS });
    return true;
  } catch {
    return false;
  }
}

/** As wagmi does it once a wallet has ended its session. */
function forget(config: Config, connector: Connector): void {
  const { change, disconnect } = config._internal.events;
  connector.emitter.off('change', change);
  connector.emitter.off('disconnect', disconnect);
  config.setState((state) => {
    const connections = new Map(state.connections);
    connections.delete(connector.uid);
    const [next] = connections.values();
    if (next === undefined) return { ...state, connections, current: null, status: 'disconnected' };
    const isCurrent = state.current === connector.uid;
    return { ...state, connections, current: isCurrent ? next.connector.uid : state.current };
  });
}
