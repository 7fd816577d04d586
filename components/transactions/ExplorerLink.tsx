'use client';

import { ExternalLink } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { Hash } from 'viem';
import { explorerUrl } from '@/lib/configuration/explorer';
import { useConfiguration } from '@/lib/configuration/useConfiguration';
import type { ChainId } from '@/lib/networks/network';
import * as styles from './TransactionProgress.css';

/** A link to a transaction in the explorer. */
export function ExplorerLink({ chainId, hash }: { chainId: ChainId; hash: Hash }) {
  const t = useTranslations('transactions');
  const loaded = useConfiguration();
  if (loaded.status !== 'ready') return null;
  return (
    <a
      className={styles.link}
      href={explorerUrl(loaded.configuration, chainId, { type: 'tx', hash })}
      target="_blank"
      rel="noopener noreferrer"
    >
      {t('viewOnExplorer')}
      <ExternalLink size={14} aria-hidden="true" />
    </a>
  );
}
