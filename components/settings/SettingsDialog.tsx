'use client';

import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/ui/Dialog';
import { DeadlineSetting } from './DeadlineSetting';
import { ExpertModeSetting } from './ExpertModeSetting';
import { SlippageSetting } from './SlippageSetting';

/** The settings of transactions. A typed value is set when its field is left. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('settings');
  const frame = useTranslations('frame');
  return (
    <Dialog title={t('title')} closeLabel={frame('close')} onClose={onClose}>
      <SlippageSetting />
      <DeadlineSetting />
      <ExpertModeSetting />
    </Dialog>
  );
}
