'use client';

import { ExternalLink } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { withMessages } from '@/components/layout/withMessages';
import { RecentTransactions } from '@/components/transactions/RecentTransactions';
import { Button } from '@/components/ui/Button';
import { CopyableValue } from '@/components/ui/CopyableValue';
import { Dialog } from '@/components/ui/Dialog';
import type { Configuration } from '@/lib/configuration/configuration';
import { explorerUrl } from '@/lib/configuration/explorer';
import { walletsMessages } from '@/lib/i18n/exported/wallets';
import { useDisconnectWallet } from '@/lib/wallet/useDisconnectWallet';
import { useWallet } from '@/lib/wallet/useWallet';
import * as styles from './AccountDialog.css';
import { AccountMark } from './AccountMark';
import { ClaimableAirdrop } from './ClaimableAirdrop';
import { ConnectedWith } from './ConnectedWith';
import { GivenApprovals } from './GivenApprovals';
import { LazyWalletDialog } from './LazyWalletDialog';
import { WrongNetwork } from './WrongNetwork';

type Props = { configuration: Configuration; onClose: () => void };

/**
 * The connected account: its address and wallet, a link to the explorer, changing the wallet and
 * disconnecting, what it may claim from the airdrop, recent transactions, and what the exchange may
 * take from it.
 */
export const AccountDialog = withMessages(walletsMessages, Content);

function Content({ configuration, onClose }: Props) {
  const t = useTranslations('wallet');
  const wallets = useTranslations('wallets');
  const frame = useTranslations('frame');
  const wallet = useWallet();
  const disconnect = useDisconnectWallet();
  const [isChanging, setChanging] = useState(false);
  const isGone = wallet.status === 'disconnected';
  useEffect(() => {
    if (isGone) onClose();
  }, [isGone, onClose]);
  if (wallet.status !== 'connected' && wallet.status !== 'wrongNetwork') return null;
  return (
    <Dialog title={t('accountTitle')} closeLabel={frame('close')} onClose={onClose}>
      {wallet.status === 'wrongNetwork' && <WrongNetwork />}
      <div className={styles.account} translate="no">
        <AccountMark address={wallet.address} />
        <div className={styles.address}>
          <CopyableValue
            text={wallet.address}
            exact={wallet.address}
            copyLabel={`${t('copyAddress')} ${wallet.address}`}
            copiedLabel={frame('copied')}
          />
        </div>
      </div>
      <ConnectedWith />
      <div className={styles.actions}>
        {wallet.status === 'connected' && (
          <a
            className={styles.link}
            href={explorerUrl(configuration, wallet.chainId, {
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
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => setChanging(true)}>
          {wallets('change')}
        </Button>
        <Button variant="secondary" onClick={disconnect}>
          {t('disconnect')}
        </Button>
      </div>
      {isChanging && (
        <LazyWalletDialog configuration={configuration} onClose={() => setChanging(false)} />
      )}
      {wallet.status === 'connected' && (
        <>
          <ClaimableAirdrop onFollow={onClose} />
          <RecentTransactions chainId={wallet.chainId} />
          <GivenApprovals chainId={wallet.chainId} account={wallet.address} />
        </>
      )}
    </Dialog>
  );
}
