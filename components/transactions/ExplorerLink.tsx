'use client';

import { ExternalLink } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { Hash } from 'viem';
import { explorerUrl } from '@/lib/environment/explorer';
import { useEnvironment } from '@/lib/environment/useEnvironment';
import type { ChainId } from '@/lib/networks/network';
import * as styles from './TransactionProgress.css';

/** A transaction's place in the explorer. */
export function ExplorerLink({ chainId, hash }: { chainId: ChainId; hash: Hash }) {
  const t = useTranslations('transactions');
  const configuration = useEnvironment();
  if (configuration.status !== 'ready') return null;
  return (
    <a
      className={styles.link}
      href={explorerUrl(configuration.environment, chainId, { type: 'tx', hash })}
      target="_blank"
      rel="noopener noreferrer"
    >
      {t('viewOnExplorer')}
      <ExternalLink size={14} aria-hidden="true" />
    </a>
  );
}
