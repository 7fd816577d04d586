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
import { offeredWallets, WALLET_NAMES } from '@/lib/holdings/wallet/offeredWallets';

const GROUP_NAME = 'Wallets';

/** RainbowKit requires a project id for MetaMask, even if it is never used. */
const NO_PROJECT_ID = 'none';

type MetaMaskOptions = Parameters<typeof metaMaskWallet>[0];
type CoinbaseOptions = Parameters<typeof coinbaseWallet>[0];
type WalletOptions = MetaMaskOptions & CoinbaseOptions & Parameters<typeof walletConnectWallet>[0];

/**
 * The connectors of the offered wallets, as RainbowKit makes them. MetaMask uses the relay of
 * WalletConnect only with a project id.
 */
export function walletConnectors(configuration: Configuration): readonly CreateConnectorFn[] {
  const { projectId, relayUrl } = configuration.walletConnect;
  const makers = {
    injected: injectedWallet,
    metaMask: projectId === undefined ? metaMaskByLink : metaMaskWallet,
    walletConnect: walletConnectWallet,
    coinbase: coinbaseByLink,
  };
  const wallets = offeredWallets(configuration).map((wallet) => (options: WalletOptions) => ({
    ...makers[wallet](options),
    name: WALLET_NAMES[wallet],
  }));
  if (wallets.length === 0) return [];
  return connectorsForWallets([{ groupName: GROUP_NAME, wallets }], {
    appName: 'Pangolin',
    projectId: projectId ?? NO_PROJECT_ID,
    walletConnectParameters: { relayUrl, telemetryEnabled: false },
  });
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
