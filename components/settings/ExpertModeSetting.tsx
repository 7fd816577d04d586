import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Switch } from '@/components/ui/Switch';
import { chooseExpertMode, useSettings } from '@/lib/settings/store';
import { ExpertModeDialog } from './ExpertModeDialog';
import * as styles from './Setting.css';

/** Switches expert mode: off at once, on only after a typed confirmation. */
export function ExpertModeSetting() {
  const t = useTranslations('settings');
  const [titleId, helpId, switchId] = [useId(), useId(), useId()];
  const isOn = useSettings((settings) => settings.userExpertMode);
  const [isAsking, setAsking] = useState(false);
  return (
    <section className={styles.setting} aria-labelledby={titleId}>
      <div className={styles.row}>
        <div className={styles.words}>
          <h3 id={titleId} className={styles.title}>
            <label htmlFor={switchId}>{t('expertMode')}</label>
          </h3>
          <p id={helpId} className={styles.notes.plain}>
            {t('expertHelp')}
          </p>
        </div>
        <Switch
          id={switchId}
          isOn={isOn}
          aria-labelledby={titleId}
          aria-describedby={helpId}
          onClick={() => (isOn ? chooseExpertMode(false) : setAsking(true))}
        />
      </div>
      {isAsking && (
        <ExpertModeDialog
          onConfirm={() => {
            chooseExpertMode(true);
            setAsking(false);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}
