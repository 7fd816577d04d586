'use client';

import { useTranslations } from 'next-intl';
import { useErrorText } from '@/components/errors/useErrorText';
import { Notice } from '@/components/ui/Notice';
import { retryNow } from '@/lib/reads/retryNow';
import { useFigureAge } from '@/lib/reads/useFigureAge';
import { useIsOffline } from '@/lib/rpc/useIsOffline';
import { useActiveChainId } from '@/lib/wallet/useActiveChainId';
import * as styles from './Notices.css';

/** Says why the page's figures are not fresh. */
export function NetworkNotice() {
  const t = useTranslations('frame');
  const errorText = useErrorText();
  const isOffline = useIsOffline();
  const chainId = useActiveChainId();
  const { problem, ageSeconds, isStale } = useFigureAge(chainId);
  if (!isOffline && problem === undefined && !isStale) return null;
  const reason = isOffline ? t('offline') : problem !== undefined && errorText(problem);
  return (
    <div className={styles.place}>
      <Notice tone="warning">
        <p>
          {reason} {/* A screen reader reads the age with the reason, but not again each second. */}
          <span aria-live="off">
            {ageSeconds !== undefined && t('pricesFrom', { seconds: ageSeconds })}
          </span>{' '}
          {!isOffline && chainId !== undefined && (
            <button type="button" className={styles.retry} onClick={() => retryNow(chainId)}>
              {t('retryNow')}
            </button>
          )}
        </p>
      </Notice>
    </div>
  );
}
