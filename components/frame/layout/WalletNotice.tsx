'use client';

import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { useErrorText } from '@/components/parts/errors/useErrorText';
import { Notice } from '@/components/ui/Notice';
import { isolated } from '@/lib/base/text/isolated';
import { plainText } from '@/lib/base/text/plainText';
import { foreignWalletAtom, hasReconnectFailedAtom } from '@/lib/holdings/wallet/atoms';
import { useConnectionError } from '@/lib/holdings/wallet/useConnectionError';
import { useIsWalletBusy } from '@/lib/holdings/wallet/useWaitingWallet';
import { useWallet } from '@/lib/holdings/wallet/useWallet';
import * as styles from './Notices.css';

/** Says why no wallet is connected, when one was disconnected or could not be reached. */
export function WalletNotice() {
  const text = useWalletProblem();
  if (text === undefined) return null;
  return (
    <div className={styles.place}>
      <Notice tone="error">
        <p>{text}</p>
      </Notice>
    </div>
  );
}

function useWalletProblem(): string | undefined {
  const t = useTranslations('wallet');
  const errorText = useErrorText();
  const foreign = useAtomValue(foreignWalletAtom);
  const hasManagerFailed = useAtomValue(hasReconnectFailedAtom);
  const error = useConnectionError();
  const isBusy = useIsWalletBusy();
  const { status } = useWallet();
  if (foreign !== undefined) return t('practiceOnly', { name: isolated(plainText(foreign)) });
  if (error) return isBusy ? errorText(error) : t('connectionFailed');
  return hasManagerFailed && status === 'disconnected' ? t('unknownError') : undefined;
}
