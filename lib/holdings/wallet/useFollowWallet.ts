import { useEffect } from 'react';
import { type Address, isAddressEqual } from 'viem';
import { type Connector, useAccount } from 'wagmi';

/** How often the account is read. */
const POLL_MS = 15_000;

/** When a user may have changed the account elsewhere. */
const RETURNS = ['focus', 'pageshow', 'visibilitychange'];

/**
 * Reads the account from the wallet every 15 seconds, and when the user returns to the page, and
 * makes the page follow it. Some wallets change the account without an event. A page that the
 * browser keeps for Back and Forward hears no event, so its chain is read too. Mount it once.
 */
export function useFollowWallet(): void {
  const { connector, status, address, chainId } = useAccount();
  const isConnected = status === 'connected';
  useEffect(() => {
    // Others keep a session of their own, which the page shares.
    if (!isConnected || connector?.type !== 'injected') return undefined;
    let isRequested = false;
    const read = async (event?: Event) => {
      if (isRequested || document.visibilityState !== 'visible') return;
      isRequested = true;
      // A wallet that cannot answer keeps what the page knows.
      await followAccount(connector, address).catch(() => undefined);
      if (event?.type === 'pageshow') await followChain(connector, chainId).catch(() => undefined);
      isRequested = false;
    };
    const timer = setInterval(() => void read(), POLL_MS);
    for (const event of RETURNS) window.addEventListener(event, read);
    return () => {
      clearInterval(timer);
      for (const event of RETURNS) window.removeEventListener(event, read);
    };
  }, [connector, isConnected, address, chainId]);
}

async function followAccount(connector: Connector, known: Address | undefined): Promise<void> {
  const accounts = await connector.getAccounts();
  const [account] = accounts;
  // A locked wallet names none, and is not disconnected.
  if (account === undefined || known === undefined || isAddressEqual(account, known)) return;
  connector.emitter.emit('change', { accounts });
}

async function followChain(connector: Connector, known: number | undefined): Promise<void> {
  const chainId = await connector.getChainId();
  if (chainId !== known) connector.emitter.emit('change', { chainId });
}
