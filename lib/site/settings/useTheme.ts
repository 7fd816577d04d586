import { useSyncExternalStore } from 'react';
import { useSettings } from './store';

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
