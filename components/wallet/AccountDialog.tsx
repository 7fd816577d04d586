'use client';

import { ExternalLink } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { useDisconnect } from 'wagmi';
import { RecentTransactions } from '@/components/transactions/RecentTransactions';
import { Button } from '@/components/ui/Button';
import { CopyableValue } from '@/components/ui/CopyableValue';
import { Dialog } from '@/components/ui/Dialog';
import { explorerUrl } from '@/lib/configuration/explorer';
import { useConfiguration } from '@/lib/configuration/useConfiguration';
import { useWallet } from '@/lib/wallet/useWallet';
import * as styles from './AccountDialog.css';
import { GivenApprovals } from './GivenApprovals';
import { WrongNetwork } from './WrongNetwork';

/**
 * The connected account: its address, a link to the explorer, disconnecting, recent transactions,
 * and what the exchange may take from it.
 */
export function AccountDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('wallet');
  const frame = useTranslations('frame');
  const wallet = useWallet();
  const loaded = useConfiguration();
  const { disconnect } = useDisconnect();
  const isGone = wallet.status === 'disconnected';
  useEffect(() => {
    if (isGone) onClose();
  }, [isGone, onClose]);
  if (wallet.status !== 'connected' && wallet.status !== 'wrongNetwork') return null;
  return (
    <Dialog title={t('accountTitle')} closeLabel={frame('close')} onClose={onClose}>
      {wallet.status === 'wrongNetwork' && <WrongNetwork />}
      <div className={styles.address} translate="no">
        <CopyableValue
          text={wallet.address}
          exact={wallet.address}
          copyLabel={`${t('copyAddress')} ${wallet.address}`}
          copiedLabel={frame('copied')}
        />
      </div>
      <div className={styles.actions}>
        {wallet.status === 'connected' && loaded.status === 'ready' && (
          <a
            className={styles.link}
            href={explorerUrl(loaded.configuration, wallet.chainId, {
              type: 'address',
              address: wallet.address,
            })}
            target="_blank"
            rel="noopener noreferrer"
          >
            {t('viewOnExplorer')}
            <ExternalLink size={14} aria-hidden="true" />
          </a>
        )}
        <Button variant="secondary" onClick={() => disconnect()}>
          {t('disconnect')}
        </Button>
      </div>
      {wallet.status === 'connected' && (
        <>
          <RecentTransactions chainId={wallet.chainId} />
          <GivenApprovals chainId={wallet.chainId} account={wallet.address} />
        </>
      )}
    </Dialog>
  );
}
