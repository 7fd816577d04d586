/** The frame around the screens: the site's, with its header, or the beta look, with a side navigation. */
export type Look = 'site' | 'beta';

/** The look that an address asks for; `public/theme.js` says the same before the first paint. */
export function lookOf({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): Look {
  return hash.includes('beta') || /^\/beta(\/|$)/i.test(pathname) ? 'beta' : 'site';
}

/** The way to `path` from an address: one whose hash asks for the beta look hands it on. */
export function inLookOf(path: string, { hash }: Pick<Location, 'hash'>): string {
  return hash.includes('beta') ? `${path}${hash}` : path;
}
