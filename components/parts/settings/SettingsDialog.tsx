'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ScreenMessages } from '@/components/parts/loading/ScreenMessages';
import { Dialog } from '@/components/ui/Dialog';
import { endpointMessages } from '@/lib/base/i18n/exported/endpoint';
import { settingsMessages } from '@/lib/base/i18n/exported/settings';
import { useActiveChainId } from '@/lib/holdings/wallet/useActiveChainId';
import { BackupSetting } from './BackupSetting';
import { DeadlineSetting } from './DeadlineSetting';
import { EndpointSetting } from './EndpointSetting';
import { ExpertModeSetting } from './ExpertModeSetting';
import { LogoSetting } from './LogoSetting';
import { SlippageSetting } from './SlippageSetting';
import { ThemeSetting } from './ThemeSetting';

const MESSAGES = { endpoint: endpointMessages, settings: settingsMessages };

type Props = {
  /** What the slippage tolerance means for what is on screen. */
  slippageAdvice?: ReactNode;
  onClose: () => void;
};

/** The settings. A typed value is set when its field is left. */
export function SettingsDialog(props: Props) {
  return (
    <ScreenMessages exported={MESSAGES}>
      <Content {...props} />
    </ScreenMessages>
  );
}

function Content({ slippageAdvice, onClose }: Props) {
  const t = useTranslations('settings');
  const frame = useTranslations('frame');
  const chainId = useActiveChainId();
  return (
    <Dialog title={t('title')} closeLabel={frame('close')} onClose={onClose}>
      <SlippageSetting advice={slippageAdvice} />
      <DeadlineSetting />
      <ExpertModeSetting />
      <LogoSetting />
      <ThemeSetting />
      {chainId !== undefined && <EndpointSetting key={chainId} chainId={chainId} />}
      <BackupSetting />
    </Dialog>
  );
}
