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
  /** In a sentence, beside a button as large as it, or in a row, its icon alone. */
  look?: 'text' | 'button' | 'icon';
};

const LOOKS = { text: styles.link, button: styles.buttonLink, icon: styles.iconLink };

/** A link to a transaction in the explorer, or to its account. */
export function ExplorerLink({ chainId, target, look = 'text' }: Props) {
  const t = useTranslations('transactions');
  const wallet = useTranslations('wallet');
  const isIcon = look === 'icon';
  const loaded = useConfiguration();
  if (loaded.status !== 'ready') return null;
  const name = target.type === 'address' ? t('accountOnExplorer') : wallet('viewOnExplorer');
  return (
    <a
      className={LOOKS[look]}
      href={explorerUrl(loaded.configuration, chainId, target)}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={isIcon ? name : undefined}
    >
      {!isIcon && name}
      <ExternalLink size={isIcon ? 16 : 14} aria-hidden="true" />
    </a>
  );
}
