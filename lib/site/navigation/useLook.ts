import { useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import { type Look, lookOf } from './look';

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
