import type { DefaultLists } from './listState';

/** The file names of the list that is selected first, and of its replacement. */
const SELECTED = 'ab';
const FALLBACK = 'stablecoin';

/** Which of the lists of this site is selected first, and which replaces it. */
export function rankedDefaults(urls: readonly string[]): DefaultLists {
  const named = (name: string) => urls.find((url) => url.endsWith(`/${fileName(name)}`));
  return {
    urls,
    selected: named(SELECTED) ?? urls[0] ?? '',
    fallback: named(FALLBACK) ?? urls.at(-1) ?? '',
  };
}

/** The file name of a public list. */
export function fileName(name: string): string {
  return `${name}.tokenlist.json`;
}
