'use client';

import { useTranslations } from 'next-intl';
import type { Address } from 'viem';
import { withMessages } from '@/components/parts/loading/withMessages';
import { ScannableText } from '@/components/parts/share/ScannableText';
import * as styles from '@/components/parts/share/ShareDialog.css';
import { AddressText } from '@/components/ui/AddressText';
import { Dialog } from '@/components/ui/Dialog';
import { receiveMessages } from '@/lib/base/i18n/exported/receive';
import { type ChainId, NETWORK_NAMES } from '@/lib/base/networks/network';

type Props = { title: string; address: Address; chainId: ChainId; onClose: () => void };

/** The account's address as a QR code and in full, for people who send to it. */
export const ReceiveDialog = withMessages({ receive: receiveMessages }, Content);

function Content({ title, address, chainId, onClose }: Props) {
  const t = useTranslations('receive');
  const frame = useTranslations('frame');
  const wallet = useTranslations('wallet');
  return (
    <Dialog title={title} closeLabel={frame('close')} onClose={onClose}>
      <div className={styles.content}>
        <p className={styles.about}>{t('about', { network: NETWORK_NAMES[chainId] })}</p>
        <ScannableText
          key={address}
          text={address}
          shown={<AddressText address={address} />}
          codeLabel={t('code')}
          copyLabel={wallet('copyAddress')}
        />
      </div>
    </Dialog>
  );
}
