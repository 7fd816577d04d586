'use client';

import { ExternalLink } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ExplorerTarget, explorerUrl } from '@/lib/base/configuration/explorer';
import { useConfiguration } from '@/lib/base/configuration/useConfiguration';
import type { ChainId } from '@/lib/base/networks/network';
import * as styles from './TransactionProgress.css';

type Props = {
  chainId: ChainId;
  target: ExplorerTarget;
  /** Whether it stands beside a button, as large. */
  isLarge?: boolean;
};

/** A link to a transaction in the explorer, or to its account. */
export function ExplorerLink({ chainId, target, isLarge = false }: Props) {
  const t = useTranslations('transactions');
  const loaded = useConfiguration();
  if (loaded.status !== 'ready') return null;
  return (
    <a
      className={isLarge ? styles.actionLink : styles.link}
      href={explorerUrl(loaded.configuration, chainId, target)}
      target="_blank"
      rel="noopener noreferrer"
    >
      {t(target.type === 'address' ? 'accountOnExplorer' : 'viewOnExplorer')}
      <ExternalLink size={14} aria-hidden="true" />
    </a>
  );
}
