import { useEffect } from 'react';
import { chooseTheme } from './store';

/**
 * Stores the theme in the link as the user's choice, once. Mount it once, after the settings have
 * been read.
 *
 * `public/theme.js` also reads the link, so the first paint has that theme.
 */
export function useLinkTheme(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    const { linkTheme } = dataset;
    if (linkTheme !== 'light' && linkTheme !== 'dark') return;
    delete dataset.linkTheme;
    chooseTheme(linkTheme);
  }, []);
}
