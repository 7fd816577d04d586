import { connectorsForWallets, type Wallet } from '@rainbow-me/rainbowkit';
import {
  coinbaseWallet,
  injectedWallet,
  metaMaskWallet,
  walletConnectWallet,
} from '@rainbow-me/rainbowkit/wallets';
import { type CreateConnectorFn, createConnector } from 'wagmi';
import { injected } from 'wagmi/connectors';
import type { Configuration } from '@/lib/base/configuration/configuration';
import { isPhone } from '@/lib/holdings/wallet/isPhone';

const GROUP_NAME = 'Wallets';

/** RainbowKit requires a project id for MetaMask, even if it is never used. */
const NO_PROJECT_ID = 'none';

type MetaMaskOptions = Parameters<typeof metaMaskWallet>[0];
type CoinbaseOptions = Parameters<typeof coinbaseWallet>[0];
type WalletConnectOptions = Parameters<typeof walletConnectWallet>[0];

/**
 * The connectors of RainbowKit's wallets, in the order of the dialog.
 *
 * WalletConnect needs a project id for its relay, so it is offered only with one. A practice
 * exchange offers no wallet here.
 */
export function rainbowConnectors({
  practice,
  walletConnect: { projectId, relayUrl },
}: Configuration): readonly CreateConnectorFn[] {
  if (practice) return [];
  const overRelay =
    projectId === undefined ? [metaMaskByLink] : [metaMaskWallet, namedWalletConnect];
  return connectorsForWallets(
    [{ groupName: GROUP_NAME, wallets: [namedInjected, ...overRelay, coinbaseByLink] }],
    {
      appName: 'Pangolin',
      projectId: projectId ?? NO_PROJECT_ID,
      walletConnectParameters: { relayUrl, telemetryEnabled: false },
    },
  );
}

function namedInjected(): Wallet {
  return { ...injectedWallet(), name: 'Injected' };
}

function namedWalletConnect(options: WalletConnectOptions): Wallet {
  return { ...walletConnectWallet(options), name: 'Wallet Connect' };
}

/**
 * MetaMask without a relay. On a phone and with its extension it works as usual. Elsewhere, a link
 * to its install page replaces the QR code. An extension that announces itself replaces this
 * connector.
 */
function metaMaskByLink(options: MetaMaskOptions): Wallet {
  const { qrCode, ...wallet } = metaMaskWallet(options);
  if (qrCode === undefined) return wallet;
  return toInstall(wallet, 'metaMask');
}

/**
 * Coinbase Wallet without its SDK, which opens a window of its maker. On a phone and with its
 * extension it works as usual. Elsewhere it links to its install page.
 */
function coinbaseByLink(options: CoinbaseOptions): Wallet {
  const { qrCode, ...wallet } = coinbaseWallet(options);
  const isThere = 'coinbaseWalletExtension' in window || isPhone();
  return isThere ? wallet : toInstall(wallet, 'coinbaseWallet');
}

/** A wallet that links to its install page until its extension is installed. */
function toInstall(wallet: Wallet, target: 'metaMask' | 'coinbaseWallet'): Wallet {
  return {
    ...wallet,
    installed: false,
    createConnector: (details) =>
      createConnector((config) => ({ ...injected({ target })(config), ...details })),
  };
}
