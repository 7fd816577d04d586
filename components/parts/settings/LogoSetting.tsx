import { useTranslations } from 'next-intl';
import { chooseOtherLogos, useSettings } from '@/lib/site/settings/store';
import { SwitchSetting } from './SwitchSetting';

/** Whether logos of token lists are loaded from sites of any host, which then see the visitor. */
export function LogoSetting() {
  const t = useTranslations('settings');
  const isOn = useSettings((settings) => settings.loadsOtherLogos);
  return (
    <SwitchSetting
      title={t('otherLogos')}
      help={t('otherLogosHelp')}
      isOn={isOn}
      onClick={() => chooseOtherLogos(!isOn)}
    />
  );
}
