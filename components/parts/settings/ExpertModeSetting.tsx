import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { chooseExpertMode, useSettings } from '@/lib/site/settings/store';
import { ExpertModeDialog } from './ExpertModeDialog';
import { SwitchSetting } from './SwitchSetting';

/** Switches expert mode: off at once, on only after a typed confirmation. */
export function ExpertModeSetting() {
  const t = useTranslations('settings');
  const isOn = useSettings((settings) => settings.userExpertMode);
  const [isAsking, setAsking] = useState(false);
  return (
    <SwitchSetting
      title={t('expertMode')}
      help={t('expertHelp')}
      isOn={isOn}
      onClick={() => (isOn ? chooseExpertMode(false) : setAsking(true))}
    >
      {isAsking && (
        <ExpertModeDialog
          onConfirm={() => {
            chooseExpertMode(true);
            setAsking(false);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </SwitchSetting>
  );
}
