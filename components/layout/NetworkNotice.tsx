'use client';

import { useTranslations } from 'next-intl';
import { useErrorText } from '@/components/errors/useErrorText';
import { Notice } from '@/components/ui/Notice';
import { useEndpointHealth } from '@/lib/chain/useEndpointHealth';
import { useActiveChainId } from '@/lib/wallet/useActiveChainId';
import * as styles from './NetworkNotice.css';

/** A hiccup that is over within this time is not worth a word. */
const PATIENCE_SECONDS = 4;

/** Why the page's figures are not fresh, while they are not. */
export function NetworkNotice() {
  const t = useTranslations('frame');
  const errorText = useErrorText();
  const { problem, silentSeconds, isStale } = useEndpointHealth(useActiveChainId());
  const isBrief = silentSeconds !== undefined && silentSeconds < PATIENCE_SECONDS;
  if ((problem === undefined && !isStale) || isBrief) return null;
  return (
    <div className={styles.place}>
      <Notice tone="warning">
        <p>
          {problem && errorText(problem)}{' '}
          {silentSeconds !== undefined && t('pricesFrom', { seconds: silentSeconds })}
        </p>
      </Notice>
    </div>
  );
}
