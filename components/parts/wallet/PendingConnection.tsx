import { ExternalLink } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { lazyPart } from '@/components/parts/loading/lazyPart';
import { Button } from '@/components/ui/Button';
import { Notice } from '@/components/ui/Notice';
import { Spinner } from '@/components/ui/Spinner';
import { SPINNER_AFTER_MS, useIsSlow } from '@/components/ui/useIsSlow';
import { isolated } from '@/lib/base/text/isolated';
import type { ConnectionAttempt } from '@/lib/holdings/wallet/useConnectWallet';
import type { WalletOption } from '@/lib/holdings/wallet/walletOptions';
import * as styles from './PendingConnection.css';
import { WalletIcon } from './WalletIcon';

const ConnectionCode = lazyPart(() => import('./ConnectionCode'), 'ConnectionCode');

const ICON_SIZE = 64;

type Props = { option: WalletOption; attempt: ConnectionAttempt; onRetry: () => void };

/** An attempt to connect: what to do in the wallet, or why it did not connect. */
export function PendingConnection({ option, attempt, onRetry }: Props) {
  const t = useTranslations('wallets');
  const frame = useTranslations('frame');
  const { status, uri } = attempt;
  const isSlow = useIsSlow(status === 'requested', SPINNER_AFTER_MS);
  const { name, means, codeOf, installUrl } = option;
  const code = status === 'requested' && uri !== undefined ? codeOf?.(uri) : undefined;
  return (
    <div className={styles.content}>
      {code === undefined && <WalletIcon look={option} size={ICON_SIZE} />}
      <bdi className={styles.name} translate="no">
        {name}
      </bdi>
      {code !== undefined && uri !== undefined && (
        <ConnectionCode name={name} code={code} uri={uri} />
      )}
      <AttemptText name={name} status={status} isScanned={code !== undefined} />
      {status === 'requested' && code === undefined && (
        <div className={styles.spinnerPlace}>{isSlow && <Spinner isLarge />}</div>
      )}
      {means === 'app' && installUrl !== undefined && (
        <a className={styles.link} href={installUrl} target="_blank" rel="noopener noreferrer">
          {t('getApp', { name: isolated(name) })}
          <ExternalLink size={14} aria-hidden="true" />
        </a>
      )}
      {status !== 'requested' && status !== 'waiting' && (
        <Button variant="primary" onClick={onRetry}>
          {frame('tryAgain')}
        </Button>
      )}
    </div>
  );
}

type TextProps = { name: string; status: ConnectionAttempt['status']; isScanned: boolean };

function AttemptText({ name, status, isScanned }: TextProps) {
  const t = useTranslations('wallets');
  const wallet = useTranslations('wallet');
  const errors = useTranslations('errors');
  switch (status) {
    case 'requested':
      return (
        <p role="status" className={styles.text}>
          {t(isScanned ? 'confirmAfterScan' : 'confirm', { name: isolated(name) })}
        </p>
      );
    case 'waiting':
    case 'forgotten':
      return (
        <Notice tone="warning">
          <p>{errors('walletBusy')}</p>
          <p>{t(status === 'waiting' ? 'answerThere' : 'stillWaits', { name: isolated(name) })}</p>
        </Notice>
      );
    case 'declined':
      return (
        <p role="status" className={styles.text}>
          {t('declined')}
        </p>
      );
    case 'missing':
      return (
        <Notice tone="plain">
          <p>{t('missing')}</p>
        </Notice>
      );
    case 'failed':
      return (
        <Notice tone="error">
          <p>{wallet('connectionFailed')}</p>
        </Notice>
      );
  }
}
