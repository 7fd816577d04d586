import type { DefaultLists } from './listState';

const BASE = 'https://raw.githubusercontent.com/pangolindex/tokenlists/main';

const NAMES = ['top15', 'aeb', 'ab', 'defi', 'stablecoin'];

/** The file names of the list that is selected first, and of its replacement. */
const SELECTED = 'ab';
const FALLBACK = 'stablecoin';

/**
 * The default lists: those of the configuration, in its order, or the public ones.
 *
 * @param urls - The configured lists; absent for the public ones.
 */
export function defaultLists(
  urls: readonly string[] = NAMES.map((name) => `${BASE}/${fileName(name)}`),
): DefaultLists {
  const named = (name: string) => urls.find((url) => url.endsWith(`/${fileName(name)}`));
  return {
    urls,
    selected: named(SELECTED) ?? urls[0] ?? '',
    fallback: named(FALLBACK) ?? urls.at(-1) ?? '',
  };
}

function fileName(name: string): string {
  return `${name}.tokenlist.json`;
}
