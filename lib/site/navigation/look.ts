/**
 * The frame around the screens: the site's own with its header, or the beta look with a side
 * navigation.
 */
export type Look = 'site' | 'beta';

/** The look for an address. `public/theme.js` decides the same before the first paint. */
export function lookOf({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): Look {
  return hash.includes('beta') || /^\/beta(\/|$)/i.test(pathname) ? 'beta' : 'site';
}

/** The link to `path` from an address. It keeps a hash that selects the beta look. */
export function inLookOf(path: string, { hash }: Pick<Location, 'hash'>): string {
  return hash.includes('beta') ? `${path}${hash}` : path;
}
