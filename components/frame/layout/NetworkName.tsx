'use client';

import { useTranslations } from 'next-intl';
import { Skeleton } from '@/components/ui/Skeleton';
import { NETWORK_NAMES } from '@/lib/base/networks/network';
import { useActiveChainId } from '@/lib/holdings/wallet/useActiveChainId';
import * as styles from './Header.css';

/** The network that the page shows. */
export function NetworkName() {
  const t = useTranslations('frame');
  const chainId = useActiveChainId();
  const network = chainId && NETWORK_NAMES[chainId];
  return (
    <span className={styles.network} title={network && t('network', { network })}>
      {network ?? <Skeleton characters={6} />}
    </span>
  );
}
