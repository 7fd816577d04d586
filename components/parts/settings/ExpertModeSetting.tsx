import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { TypedConfirmation } from '@/components/parts/page/TypedConfirmation';
import { Dialog } from '@/components/ui/Dialog';
import { Notice } from '@/components/ui/Notice';
import { chooseExpertMode, useSettings } from '@/lib/site/settings/store';
import { SwitchSetting } from './SwitchSetting';

/** Switches expert mode: off at once, on only after a typed confirmation. */
export function ExpertModeSetting() {
  const t = useTranslations('settings');
  const frame = useTranslations('frame');
  const isOn = useSettings((settings) => settings.userExpertMode);
  const [isAsking, setAsking] = useState(false);
  return (
    <SwitchSetting
      title={frame('expertMode')}
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

type DialogProps = { onConfirm: () => void; onClose: () => void };

/** Explains what expert mode skips, and asks for the word that turns it on. */
function ExpertModeDialog({ onConfirm, onClose }: DialogProps) {
  const t = useTranslations('settings');
  const frame = useTranslations('frame');
  const word = frame('confirmWord');
  return (
    <Dialog title={t('expertTitle')} closeLabel={frame('close')} onClose={onClose} asksConsent>
      <Notice tone="warning">{t('expertInfo')}</Notice>
      <TypedConfirmation
        prompt={t('typeWord', { word })}
        word={word}
        action={t('turnOnExpertMode')}
        onConfirm={onConfirm}
      />
    </Dialog>
  );
}
