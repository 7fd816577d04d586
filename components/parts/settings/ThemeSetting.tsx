import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { half, segments } from '@/components/ui/halves.css';
import { chooseTheme, useSettings } from '@/lib/site/settings/store';
import * as styles from './Setting.css';

const THEMES = [
  { name: 'system', isDark: null },
  { name: 'light', isDark: false },
  { name: 'dark', isDark: true },
] as const;

/** The theme: that of the device, or always light or dark. */
export function ThemeSetting() {
  const t = useTranslations('settings');
  const titleId = useId();
  const chosen = useSettings((settings) => settings.userDarkMode);
  return (
    <section className={styles.setting} aria-labelledby={titleId}>
      <div className={styles.row}>
        <h3 id={titleId} className={styles.title}>
          {t('theme')}
        </h3>
        <div className={segments}>
          {THEMES.map(({ name, isDark }) => (
            <button
              key={name}
              type="button"
              className={half}
              aria-pressed={isDark === chosen}
              onClick={() => chooseTheme(name)}
            >
              {t(`themes.${name}`)}
            </button>
          ))}
        </div>
      </div>
    </section>
  );
}
