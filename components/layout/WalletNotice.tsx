'use client';

import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { useErrorText } from '@/components/errors/useErrorText';
import { Notice } from '@/components/ui/Notice';
import { plainText } from '@/lib/errors/plainText';
import { refusedWalletAtom } from '@/lib/wallet/atoms';
import { useConnectionError } from '@/lib/wallet/useConnectionError';
import { useIsWalletBusy } from '@/lib/wallet/useIsWalletBusy';
import * as styles from './NetworkNotice.css';

/** Why no wallet is connected, when one was turned away or could not be reached. */
export function WalletNotice() {
  const t = useTranslations('wallet');
  const refused = useAtomValue(refusedWalletAtom);
  const errorText = useErrorText();
  const error = useConnectionError();
  const isBusy = useIsWalletBusy();
  if (refused === undefined && error === undefined) return null;
  const failure = isBusy ? errorText(error) : t('connectionFailed');
  return (
    <div className={styles.place}>
      <Notice tone="error">
        <p>{refused ? t('practiceOnly', { name: plainText(refused) }) : failure}</p>
      </Notice>
    </div>
  );
}
