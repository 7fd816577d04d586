import { addHref } from '@/lib/site/navigation/liquidityPaths';
import { hrefOf } from '@/lib/site/navigation/routes';

/** The screens that the search finds, in the order of the navigation. */
export const SCREENS = [
  { name: 'swap', path: hrefOf({ name: 'swap' }) },
  { name: 'send', path: hrefOf({ name: 'send' }) },
  { name: 'buy', path: hrefOf({ name: 'buy' }) },
  { name: 'pool', path: hrefOf({ name: 'pool' }) },
  { name: 'add', path: addHref('add') },
  { name: 'create', path: addHref('create') },
  { name: 'find', path: hrefOf({ name: 'find' }) },
  { name: 'farms', path: hrefOf({ name: 'farms', versionOrCurrencyIdA: '2' }) },
  { name: 'earlierFarms', path: hrefOf({ name: 'farms', versionOrCurrencyIdA: '1' }) },
  { name: 'stakes', path: hrefOf({ name: 'stakes', version: '0' }) },
  { name: 'vote', path: hrefOf({ name: 'proposals' }) },
  { name: 'airdrop', path: hrefOf({ name: 'airdrop' }) },
  { name: 'migrate', path: hrefOf({ name: 'migrationLanding', version: '1' }) },
  { name: 'idos', path: hrefOf({ name: 'ido' }) },
] as const;

/** A screen, and its address. */
export type Screen = (typeof SCREENS)[number];

export type ScreenName = Screen['name'];

/** How a screen is called, in the language of the page and in English, the former first. */
export type ScreenNames = {
  readonly titles: readonly string[];
  /** Other words for it, separated by spaces. */
  readonly words: readonly string[];
};
