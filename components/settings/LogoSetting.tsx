import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Switch } from '@/components/ui/Switch';
import { chooseOtherLogos, useSettings } from '@/lib/settings/store';
import * as styles from './Setting.css';

/** Whether logos of token lists are loaded from sites of any host, which then see the visitor. */
export function LogoSetting() {
  const t = useTranslations('settings');
  const [titleId, helpId, switchId] = [useId(), useId(), useId()];
  const isOn = useSettings((settings) => settings.loadsOtherLogos);
  return (
    <section className={styles.setting} aria-labelledby={titleId}>
      <div className={styles.row}>
        <div className={styles.words}>
          <h3 id={titleId} className={styles.title}>
            <label htmlFor={switchId}>{t('otherLogos')}</label>
          </h3>
          <p id={helpId} className={styles.notes.plain}>
            {t('otherLogosHelp')}
          </p>
        </div>
        <Switch
          id={switchId}
          isOn={isOn}
          aria-labelledby={titleId}
          aria-describedby={helpId}
          onClick={() => chooseOtherLogos(!isOn)}
        />
      </div>
    </section>
  );
}
