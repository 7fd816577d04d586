import type { MenuLink } from './productLinks';

/** Where tokens of other chains, and of the old bridge, are converted. */
export const BRIDGE_URL = 'https://bridge.avax.network/';

/** Other pages that are useful for holders of tokens on Avalanche. */
export const USEFUL_LINKS = [
  { name: 'bridge', url: BRIDGE_URL },
  { name: 'partners', url: 'https://pangolin.exchange' },
] as const satisfies readonly MenuLink[];

/** Explains wallets and the exchange to new users. */
export const TUTORIALS_URL = 'https://pangolin.exchange/tutorials';

/** The exchange's pages outside this app, and a page of this site that is in no navigation. */
export const ABOUT_LINKS = [
  { name: 'about', url: 'https://pangolin.exchange/' },
  { name: 'idos', url: '/ido/' },
  { name: 'tutorials', url: TUTORIALS_URL },
  { name: 'chat', url: 'https://t.me/pangolindex' },
  { name: 'community', url: 'https://discord.com/invite/PARrDYYbfw' },
  { name: 'social', url: 'https://twitter.com/pangolindex' },
  { name: 'code', url: 'https://github.com/pangolindex' },
] as const satisfies readonly MenuLink[];
