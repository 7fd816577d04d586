'use client';

import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/Notice';
import { SwitchNetwork } from './SwitchNetwork';

/** Says what to do when the wallet is on an unsupported chain. */
export function WrongNetwork() {
  const t = useTranslations('wallet');
  return (
    <Notice tone="error">
      <p>{t('wrongNetworkText')}</p>
      <SwitchNetwork variant="accent" />
    </Notice>
  );
}
