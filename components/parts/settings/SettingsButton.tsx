'use client';

import { Settings } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { LoadingPanel } from '@/components/parts/loading/LoadingPanel';
import { lazyPart } from '@/components/parts/loading/lazyPart';
import { Button } from '@/components/ui/Button';
import { usePreload } from '@/components/ui/lazyComponent';
import { useIsIdle } from '@/components/ui/useIsIdle';
import { useOwnPanel } from '@/lib/site/overlays/usePanel';
import { useSettings } from '@/lib/site/settings/store';
import * as styles from './SettingsButton.css';

const SettingsDialog = lazyPart(() => import('./SettingsDialog'), 'SettingsDialog', LoadingPanel);

type Props = {
  /** What the slippage tolerance means for what is on screen. */
  slippageAdvice?: ReactNode;
};

/** Opens the settings, and shows next to the icon when expert mode is on. */
export function SettingsButton({ slippageAdvice }: Props) {
  const t = useTranslations('frame');
  const isExpert = useSettings((settings) => settings.userExpertMode);
  const { isOpen, open, close } = useOwnPanel('settings');
  usePreload(SettingsDialog, useIsIdle());
  return (
    <>
      <div className={styles.actions}>
        {isExpert && <span className={styles.expert}>{t('expertMode')}</span>}
        <Button variant="icon" aria-label={t('settings')} aria-haspopup="dialog" onClick={open}>
          <Settings size={20} aria-hidden="true" />
        </Button>
      </div>
      {isOpen && <SettingsDialog slippageAdvice={slippageAdvice} onClose={close} />}
    </>
  );
}
