import type { WalletDetails } from './walletLook';

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
export function installUrl(urls: Urls | undefined, userAgent: string): string | undefined {
  const [, names = []] = STORES.find(([mark]) => mark.test(userAgent)) ?? [];
  const candidates = [...names, 'browserExtension', 'mobile'] as const;
  return candidates.map((name) => urls?.[name]).find((url) => url !== undefined);
}
