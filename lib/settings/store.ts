import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { persisted } from '@/lib/storage/persisted';
import { DEFAULT_SETTINGS, type Settings, settingsSchema } from './settings';

/** Where the settings are stored; `public/theme.js` reads it before the app runs. */
export const SETTINGS_KEY = 'pangolin.settings';

/** The settings of this device, shared by its tabs. */
export const useSettings = create<Settings>()(
  persist(
    (): Settings => DEFAULT_SETTINGS,
    persisted({ name: SETTINGS_KEY, version: 1, schema: settingsSchema }),
  ),
);

/** Remembers a person's choice of theme, which the system no longer changes then. */
export function chooseTheme(theme: 'light' | 'dark'): void {
  useSettings.setState({ userDarkMode: theme === 'dark' });
}
