import type { Connector } from 'wagmi';
import { PRACTICE_WALLET_RDNS } from './isAcceptedConnector';
import { detailsOf, makerOf, type WalletDetails, type WalletLook, walletLook } from './walletLook';

/** How a wallet is reached. */
type WalletMeans =
  /** It announced itself to the page. */
  | 'announced'
  /** It is the demo wallet of a practice exchange. */
  | 'practice'
  /** Whatever wallet this browser offers. */
  | 'browser'
  /** As `browser`, but nothing is offered yet. */
  | 'noBrowserWallet'
  /** Its extension, which does not announce itself. */
  | 'extension'
  /** Its app on this phone. */
  | 'app'
  /** A code that its app scans, on this device or another. */
  | 'code'
  /** Not at all: it must be installed first. */
  | 'install';

/** What two announced wallets have in common, so that one may pretend to be the other. */
type Twin = 'sameMaker' | 'sameName';

/** A wallet that a user can choose. */
export type WalletOption = WalletLook & {
  readonly connector: Connector;
  readonly means: WalletMeans;
  /** The reverse domain name of its maker, as an announced wallet says. */
  readonly maker?: string | undefined;
  readonly twin?: Twin | undefined;
  /** Where it can be installed, on this device. */
  readonly installUrl?: string | undefined;
  /** Makes what its app scans from WalletConnect's address. */
  readonly codeOf?: ((uri: string) => string) | undefined;
};

/** What is known about the visitor's device. */
export type Device = {
  readonly isPhone: boolean;
  readonly userAgent: string;
  /** Whether a wallet is injected as `window.ethereum`. */
  readonly hasBrowserWallet: boolean;
};

const BROWSER_WALLET = 'injected';

/**
 * The wallets to choose from: first those that announced themselves, all of them, even two that
 * look the same; then RainbowKit's, without those that have announced themselves. One that
 * announces neither a name nor a maker is left out.
 */
export function walletOptions(
  connectors: readonly Connector[],
  device: Device,
): readonly WalletOption[] {
  const announced = connectors.filter((connector) => detailsOf(connector) === undefined);
  const looks = announced
    .map((connector) => ({ ...walletLook(connector), connector }))
    .filter(({ name }) => name !== '');
  const own = looks.map(
    (look): WalletOption => ({
      ...look,
      means: look.connector.id === PRACTICE_WALLET_RDNS ? 'practice' : 'announced',
      maker: makerOf(look.connector),
      twin: twinAmong(look, looks),
    }),
  );
  const others = connectors.flatMap((connector) => {
    const details = detailsOf(connector);
    const isLeftOut =
      !details ||
      details.isWalletConnectModalConnector ||
      (details.rdns !== undefined && announced.some(({ id }) => id === details.rdns));
    return isLeftOut ? [] : [rainbowOption(connector, details, device)];
  });
  return [...own, ...others];
}

type Announced = WalletLook & { readonly connector: Connector };

function twinAmong(one: Announced, all: readonly Announced[]): Twin | undefined {
  const others = all.filter((other) => other !== one);
  if (others.some(({ connector }) => connector.id === one.connector.id)) return 'sameMaker';
  const isNamedAlike = ({ name }: Announced) => nameKey(name) === nameKey(one.name);
  return others.some(isNamedAlike) ? 'sameName' : undefined;
}

function nameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}

function rainbowOption(connector: Connector, details: WalletDetails, device: Device): WalletOption {
  return {
    ...walletLook(connector),
    connector,
    means: meansOf(details, device),
    installUrl: installUrl(details.downloadUrls, device.userAgent),
    codeOf: details.qrCode?.getUri,
  };
}

function meansOf({ id, installed, qrCode }: WalletDetails, device: Device): WalletMeans {
  if (id === BROWSER_WALLET) return device.hasBrowserWallet ? 'browser' : 'noBrowserWallet';
  if (qrCode) return 'code';
  if (installed === false) return 'install';
  return device.isPhone ? 'app' : 'extension';
}

type Urls = NonNullable<WalletDetails['downloadUrls']>;

/** Where each browser's extensions are; the first one whose mark is in the user agent counts. */
const STORES: readonly (readonly [RegExp, readonly (keyof Urls)[]])[] = [
  [/iphone|ipad|ipod/i, ['ios', 'mobile']],
  [/android/i, ['android', 'mobile']],
  [/firefox\//i, ['firefox']],
  [/edg\//i, ['edge', 'chrome']],
  [/opr\//i, ['opera', 'chrome']],
  [/chrome\//i, ['chrome']],
];

/** Where a wallet can be installed in the browser of a user agent; undefined if nowhere. */
function installUrl(urls: Urls | undefined, userAgent: string): string | undefined {
  const [, names = []] = STORES.find(([mark]) => mark.test(userAgent)) ?? [];
  const candidates = [...names, 'browserExtension', 'mobile'] as const;
  return candidates.map((name) => urls?.[name]).find((url) => url !== undefined);
}
