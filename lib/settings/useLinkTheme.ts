import { useEffect } from 'react';
import { chooseTheme } from './store';

/**
 * Makes the theme that the link asked for the person's choice, once; to be mounted once, after the
 * settings have been read.
 *
 * `public/theme.js` reads the link and has the page painted so already.
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
