import { useEffect } from 'react';
import { useSettings } from './store';

/** Applies the chosen theme to the document. Mount it once. */
export function useApplyTheme(): void {
  const chosen = useSettings((settings) => settings.userDarkMode);
  useEffect(() => {
    if (!useSettings.persist.hasHydrated()) return;
    if (chosen === null) delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = chosen ? 'dark' : 'light';
  }, [chosen]);
}
