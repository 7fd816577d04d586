import { useEffect } from 'react';

/** Keeps the focus of keyboard users; its code is loaded with their first key. */
export function useKeepFocus(): void {
  useEffect(() => {
    const load = () => {
      // Without it the page works as browsers do.
      import('./keepFocus').then(({ keepFocus }) => keepFocus()).catch(() => undefined);
    };
    window.addEventListener('keydown', load, { once: true });
    return () => window.removeEventListener('keydown', load);
  }, []);
}
