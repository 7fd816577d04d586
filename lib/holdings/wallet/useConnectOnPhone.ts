import { useEffect, useEffectEvent } from 'react';
import { type Config, type Connector, useAccount, useConfig, useConnect } from 'wagmi';
import { safeSessionStorage } from '@/lib/base/storage/safeSessionStorage';
import { addConnectors } from './addConnectors';
import { isPhone } from './isPhone';
import type { LoadConnectors } from './useReconnectLazily';

/**
 * Set once this tab has sent a request, so that a user who declines does not get one on each page.
 */
const REQUESTED = 'pangolin.askedOnPhone';

/**
 * Asks the wallet of a phone's wallet browser to connect, once in a tab, if no wallet is saved
 * from an earlier visit and the user has disconnected none. Mount it once.
 */
export function useConnectOnPhone(load: LoadConnectors): void {
  const config = useConfig();
  const { connect } = useConnect();
  const { status } = useAccount();
  const isIdle = status === 'disconnected';
  const ask = useEffectEvent(async () => {
    const connector = await walletToAsk(config, load);
    // Meanwhile the user may have chosen one.
    if (connector === undefined || config.state.status !== 'disconnected') return;
    safeSessionStorage.setItem(REQUESTED, 'yes');
    connect({ connector });
  });
  useEffect(() => {
    // Without an answer the user connects it by the button.
    if (isIdle) ask().catch((error) => console.warn('The wallet of this browser failed', error));
  }, [isIdle]);
}

/** The connector of `window.ethereum`; undefined if it must not be asked. */
async function walletToAsk(config: Config, load: LoadConnectors): Promise<Connector | undefined> {
  const { storage } = config;
  if (!isWalletBrowser() || safeSessionStorage.getItem(REQUESTED) !== null) return undefined;
  if (await storage?.getItem('recentConnectorId')) return undefined;
  addConnectors(config, await load());
  const injected = config.connectors.filter(({ type }) => type === 'injected');
  // wagmi records a disconnect by the connector.
  const ends = injected.map(({ id }) => storage?.getItem(`${id}.disconnected`));
  if ((await Promise.all(ends)).some(Boolean)) return undefined;
  // Those that announced themselves come last, and have a name.
  for (const connector of injected.toReversed())
    if ((await connector.getProvider().catch(() => undefined)) === window.ethereum)
      return connector;
  return undefined;
}

/** Whether this is a phone's browser with a wallet, such as that of a wallet app. */
function isWalletBrowser(): boolean {
  return 'ethereum' in window && Boolean(window.ethereum) && isPhone();
}
