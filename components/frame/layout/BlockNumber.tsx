'use client';

import { useLocale, useTranslations } from 'next-intl';
import { AgeText } from '@/components/parts/figuresAge/AgeText';
import { Skeleton } from '@/components/ui/Skeleton';
import { localizeDecimal } from '@/lib/base/amounts/localNumber';
import { explorerUrl } from '@/lib/base/configuration/explorer';
import { useConfiguration } from '@/lib/base/configuration/useConfiguration';
import { useBlockNumber } from '@/lib/chain/reads/useBlockNumber';
import { type ShownFreshness, useFreshness } from '@/lib/chain/reads/useFreshness';
import { useActiveChainId } from '@/lib/holdings/wallet/useActiveChainId';
import * as styles from './Footer.css';

/** The latest block, with a link to the explorer, and whether the network still answers. */
export function BlockNumber() {
  const t = useTranslations('frame');
  const locale = useLocale();
  const chainId = useActiveChainId();
  const loaded = useConfiguration();
  const block = useBlockNumber(chainId);
  const age = useFreshness(chainId);
  if (chainId === undefined || block === undefined || loaded.status !== 'ready') {
    const hasFailed = age.problem !== undefined;
    return (
      <span key="waiting" className={styles.block} title={t('blockWaiting')}>
        <span className={styles.dots[hasFailed ? 'stale' : 'waiting']} />
        {hasFailed ? '–' : <Skeleton characters={8} />}
      </span>
    );
  }
  const number = localizeDecimal(String(block), locale);
  const offline = age.isOffline ? t('offline') : undefined;
  // A number takes the place of the skeleton, which may be wider, and is no moved skeleton.
  return (
    <span key="number" className={styles.block}>
      <a
        className={styles.link}
        translate="no"
        href={explorerUrl(loaded.configuration, chainId, { type: 'block', number: block })}
        target="_blank"
        rel="noopener noreferrer"
        title={offline}
        aria-label={[t('openExplorer', { block: number }), offline].filter(Boolean).join('. ')}
      >
        <span className={styles.dots[dotOf(age)]} />
        {number}
      </a>
      {age.ageSeconds !== undefined && (
        <span className={styles.age}>
          <AgeText age={age} isShort />
        </span>
      )}
    </span>
  );
}

function dotOf({ isStale, hasFailedReads, problem }: ShownFreshness): keyof typeof styles.dots {
  if (isStale || problem !== undefined) return 'stale';
  return hasFailedReads ? 'syncing' : 'fresh';
}
