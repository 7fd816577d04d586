import { useEffect } from 'react';
import { localeOf } from '@/lib/base/i18n/localeOf';
import type { Settings } from '@/lib/site/settings/settings';
import { useSettings } from '@/lib/site/settings/store';
import { showLanguage } from './store';

/**
 * Shows the language that the user has chosen, also in another tab, or else the browser's. Mount it
 * after what restores the stored settings.
 */
export function useFollowLanguage(): void {
  useEffect(() => {
    show(useSettings.getState());
    return useSettings.subscribe((settings, before) => {
      if (settings.language !== before.language) show(settings);
    });
  }, []);
}

function show({ language }: Settings): void {
  void showLanguage(language ?? localeOf(navigator.languages ?? []));
}
