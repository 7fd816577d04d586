import { useEffect } from 'react';

/** Asks for the font of the exchange once the page is usable: on a slow line code is worth more. */
export function useOwnFont(): void {
  useEffect(() => {
    document.documentElement.dataset.font = 'own';
  }, []);
}
