import { useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import { type Look, lookOf } from './look';

/**
 * The look that the address asks for, in which it keeps the document; undefined until it has been
 * read. To be used once, under a Suspense boundary, as everything that reads the query.
 */
export function useLook(): Look | undefined {
  const [look, setLook] = useState<Look>();
  // Renders again after every navigation, also after one that changes only the hash.
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
