'use client';

import { SlidersHorizontal } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { LoadingPanel } from '@/components/parts/loading/LoadingPanel';
import { lazyPart } from '@/components/parts/loading/lazyPart';
import { Button } from '@/components/ui/Button';
import { usePreload } from '@/components/ui/lazyComponent';
import { useIsIdle } from '@/components/ui/useIsIdle';
import { formatSlippage } from '@/lib/base/amounts/slippage';
import { useOwnPanel } from '@/lib/site/overlays/usePanel';
import { useSettings } from '@/lib/site/settings/store';
import * as styles from './SettingsButton.css';

const SettingsDialog = lazyPart(() => import('./SettingsDialog'), 'SettingsDialog', LoadingPanel);

type Props = {
  /** Whether the slippage tolerance applies to what is on screen. */
  hasTolerance?: boolean;
  /** What the slippage tolerance means for what is on screen. */
  slippageAdvice?: ReactNode;
};

/** Opens the settings. Next to it: the slippage tolerance, and whether expert mode is on. */
export function SettingsButton({ hasTolerance = false, slippageAdvice }: Props) {
  const t = useTranslations('frame');
  const isExpert = useSettings((settings) => settings.userExpertMode);
  const tolerance = useTolerance();
  const { isOpen, open, close } = useOwnPanel('settings');
  usePreload(SettingsDialog, useIsIdle());
  return (
    <>
      <div className={styles.actions}>
        {isExpert && <span className={styles.expert}>{t('expertMode')}</span>}
        {hasTolerance && (
          <span className={styles.tolerance} title={t('tolerance')} aria-hidden="true">
            {tolerance}
          </span>
        )}
        <Button
          variant="icon"
          aria-label={
            hasTolerance ? `${t('settings')}. ${t('tolerance')}: ${tolerance}` : t('settings')
          }
          aria-haspopup="dialog"
          onClick={open}
        >
          <SlidersHorizontal size={20} aria-hidden="true" />
        </Button>
      </div>
      {isOpen && <SettingsDialog slippageAdvice={slippageAdvice} onClose={close} />}
    </>
  );
}

/** The slippage tolerance in percent. */
function useTolerance(): string {
  const slippageBps = useSettings((settings) => settings.userSlippageTolerance);
  return formatSlippage(slippageBps, useLocale());
}
