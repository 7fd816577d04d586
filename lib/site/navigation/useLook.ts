import { useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';

/**
 * The look for the address, which it also applies to the document; undefined until the address has
 * been read. Use it once, under a Suspense boundary, like everything that reads the query.
 */
export function useLook(): Look | undefined {
  const [look, setLook] = useState<Look>();
  // Renders again after every navigation, including changes of only the hash.
  useSearchParams();
  useEffect(() => {
    const read = () => {
      const now = lookOf(window.location);
      document.documentElement.dataset.look = now;
      setLook(now);
    };
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  });
  return look;
}

/**
 * The frame around the screens: the site's own with its header, or the beta look with a side
 * navigation.
 */
type Look = 'site' | 'beta';

/** The look for an address. `public/theme.js` decides the same before the first paint. */
export function lookOf({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): Look {
  return hash.includes('beta') || /^\/beta(\/|$)/i.test(pathname) ? 'beta' : 'site';
}

/** The link to `path` from an address. It keeps a hash that selects the beta look. */
export function inLookOf(path: string, { hash }: Pick<Location, 'hash'>): string {
  return hash.includes('beta') ? `${path}${hash}` : path;
}
