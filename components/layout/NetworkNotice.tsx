'use client';

import { useTranslations } from 'next-intl';
import { useErrorText } from '@/components/errors/useErrorText';
import { Notice } from '@/components/ui/Notice';
import { useEndpointHealth } from '@/lib/chain/useEndpointHealth';
import { useIsOffline } from '@/lib/chain/useIsOffline';
import { useActiveChainId } from '@/lib/wallet/useActiveChainId';
import * as styles from './Notices.css';

/** A hiccup that is over within this time is not worth a word. */
const PATIENCE_SECONDS = 4;

/** Why the page's figures are not fresh, while they are not. */
export function NetworkNotice() {
  const t = useTranslations('frame');
  const errorText = useErrorText();
  const isOffline = useIsOffline();
  const { problem, silentSeconds, isStale } = useEndpointHealth(useActiveChainId());
  const isBrief = silentSeconds !== undefined && silentSeconds < PATIENCE_SECONDS;
  const isTroubled = (problem !== undefined || isStale) && !isBrief;
  if (!isOffline && !isTroubled) return null;
  const reason = isOffline ? t('offline') : problem && errorText(problem);
  return (
    <div className={styles.place}>
      <Notice tone="warning">
        <p>
          {reason} {silentSeconds !== undefined && t('pricesFrom', { seconds: silentSeconds })}
        </p>
      </Notice>
    </div>
  );
}
