import type { Wallet as RainbowWallet } from '@rainbow-me/rainbowkit';
import type { Connector } from 'wagmi';
import { plainText } from '@/lib/base/text/plainText';

/** What RainbowKit says about a wallet that does not announce itself. */
export type WalletDetails = Omit<RainbowWallet, 'createConnector' | 'hidden'> & {
  /** A second connector of WalletConnect, for a dialog that this page does not use. */
  readonly isWalletConnectModalConnector?: boolean;
};

/** How a wallet is shown. */
export type WalletLook = {
  readonly name: string;
  /** A data URL, or what loads one; undefined if the wallet names no picture. */
  readonly icon: string | (() => Promise<string>) | undefined;
  /** CSS colours: behind the icon, and the wallet's own. */
  readonly background?: string | undefined;
  readonly accent?: string | undefined;
};

const MAX_NAME = 40;
const MAX_MAKER = 60;

/** RainbowKit's details of a wallet; undefined for one that announces itself. */
export function detailsOf(connector: Connector): WalletDetails | undefined {
  return (connector as { readonly rkDetails?: WalletDetails }).rkDetails;
}

/** How a wallet is shown. Another host is never asked for its picture. */
export function walletLook(connector: Connector): WalletLook {
  const details = detailsOf(connector);
  if (details) {
    const { name, iconUrl, iconBackground, iconAccent } = details;
    return { name, icon: iconUrl, background: iconBackground, accent: iconAccent };
  }
  const icon = announcedText(connector.icon).trim();
  return {
    name: plainText(announcedText(connector.name), MAX_NAME) || makerOf(connector),
    icon: icon.startsWith('data:image/') ? icon : undefined,
  };
}

/** The reverse domain name of a wallet's maker, as an announced wallet says; may be empty. */
export function makerOf({ id }: Connector): string {
  return plainText(announcedText(id), MAX_MAKER);
}

/** A text that a wallet has announced, which may be anything; empty for anything but a text. */
function announcedText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
