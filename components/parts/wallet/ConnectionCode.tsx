'use client';

import { ExternalLink } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { QrCode } from '@/components/parts/share/QrCode';
import { CopyableValue } from '@/components/ui/CopyableValue';
import { isolated } from '@/lib/base/text/isolated';
import { isPhone } from '@/lib/holdings/wallet/isPhone';
import * as styles from './ConnectionCode.css';

type Props = {
  name: string;
  /** What the wallet's app scans. */
  code: string;
  /** WalletConnect's address. */
  uri: string;
};

/** The QR code of a connection; on a phone also what opens it in an app there. */
export function ConnectionCode({ name, code, uri }: Props) {
  const t = useTranslations('wallets');
  return (
    <>
      {isPhone() && (
        <a className={styles.open} href={uri}>
          {t('openApp')}
          <ExternalLink size={16} aria-hidden="true" />
        </a>
      )}
      <p>{t('scan', { name: isolated(name) })}</p>
      <QrCode text={code} label={t('code')} />
      <CopyableValue text={t('copyCode')} exact={uri} copyLabel={t('copyCode')} />
    </>
  );
}
