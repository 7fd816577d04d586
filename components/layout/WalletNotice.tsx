'use client';

import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/Notice';
import { plainText } from '@/lib/errors/plainText';
import { refusedWalletAtom } from '@/lib/wallet/atoms';
import { useConnectionError } from '@/lib/wallet/useConnectionError';
import * as styles from './NetworkNotice.css';

/** Why no wallet is connected, when one was turned away or could not be reached. */
export function WalletNotice() {
  const t = useTranslations('wallet');
  const refused = useAtomValue(refusedWalletAtom);
  const hasFailed = useConnectionError() !== undefined;
  if (refused === undefined && !hasFailed) return null;
  return (
    <div className={styles.place}>
      <Notice tone="error">
        <p>{refused ? t('practiceOnly', { name: plainText(refused) }) : t('connectionFailed')}</p>
      </Notice>
    </div>
  );
}
