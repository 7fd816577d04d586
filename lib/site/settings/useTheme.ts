import { useEffect, useSyncExternalStore } from 'react';
import { chooseTheme, useSettings } from './store';

const DARK = '(prefers-color-scheme: dark)';

function followSystem(onChange: () => void): () => void {
  const query = window.matchMedia(DARK);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** The current theme: the user's choice, otherwise the system's. */
export function useTheme(): 'light' | 'dark' {
  const chosen = useSettings((settings) => settings.userDarkMode);
  const matchesDarkMode = useSyncExternalStore(
    followSystem,
    () => window.matchMedia(DARK).matches,
    () => false,
  );
  return (chosen ?? matchesDarkMode) ? 'dark' : 'light';
}

/** Applies the chosen theme to the document. Mount it once. */
export function useApplyTheme(): void {
  const chosen = useSettings((settings) => settings.userDarkMode);
  useEffect(() => {
    if (!useSettings.persist.hasHydrated()) return;
    if (chosen === null) delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = chosen ? 'dark' : 'light';
  }, [chosen]);
}

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
