'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Dialog } from '@/components/ui/Dialog';
import { DeadlineSetting } from './DeadlineSetting';
import { ExpertModeSetting } from './ExpertModeSetting';
import { SlippageSetting } from './SlippageSetting';

type Props = {
  onClose: () => void;
  /** What the screen says of the slippage tolerance. */
  children?: ReactNode;
};

/** What a person sets for their transactions; a typed one counts when its field is left. */
export function SettingsDialog({ onClose, children }: Props) {
  const t = useTranslations('settings');
  const frame = useTranslations('frame');
  return (
    <Dialog title={t('title')} closeLabel={frame('close')} onClose={onClose}>
      <SlippageSetting>{children}</SlippageSetting>
      <DeadlineSetting />
      <ExpertModeSetting />
    </Dialog>
  );
}
