'use client';

import { ExternalLink } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { withMessages } from '@/components/parts/loading/withMessages';
import { RecentTransactions } from '@/components/transactions/history/RecentTransactions';
import { Button } from '@/components/ui/Button';
import { CopyableValue } from '@/components/ui/CopyableValue';
import { Dialog } from '@/components/ui/Dialog';
import type { Configuration } from '@/lib/base/configuration/configuration';
import { explorerUrl } from '@/lib/base/configuration/explorer';
import { walletsMessages } from '@/lib/base/i18n/exported/wallets';
import { useConnectWallet, useDisconnectWallet } from '@/lib/holdings/wallet/useConnectWallet';
import { useWallet } from '@/lib/holdings/wallet/useWallet';
import { AccountBalances } from './AccountBalances';
import * as styles from './AccountDialog.css';
import { AccountMark } from './AccountMark';
import { BackButton } from './BackButton';
import { ChangeWallet, PRELOADS_CHOICE } from './ChangeWallet';
import { ClaimableAirdrop } from './ClaimableAirdrop';
import { ConnectedWith } from './ConnectedWith';
import { GivenApprovals } from './GivenApprovals';
import { WrongNetwork } from './WrongNetwork';
import { WALLET_BUTTON_ID } from './walletButtonId';

type Props = { configuration: Configuration; onClose: () => void };

/**
 * The connected account, and the view that changes its wallet. Closes once another wallet is
 * connected, or none is.
 */
export const AccountDialog = withMessages(walletsMessages, Content);

function Content({ configuration, onClose }: Props) {
  const t = useTranslations('wallet');
  const wallets = useTranslations('wallets');
  const frame = useTranslations('frame');
  const { status } = useWallet();
  const connection = useConnectWallet();
  const [isChanging, setChanging] = useState(false);
  const isGone = status === 'disconnected';
  useEffect(() => {
    if (isGone) onClose();
  }, [isGone, onClose]);
  if (status !== 'connected' && status !== 'wrongNetwork') return null;
  const toAccount = () => {
    connection.end();
    setChanging(false);
  };
  const back = connection.attempt
    ? { label: wallets('back'), onBack: connection.end }
    : { label: wallets('backToAccount'), onBack: toAccount };
  return (
    <Dialog
      title={isChanging ? wallets('title') : t('accountTitle')}
      closeLabel={frame('close')}
      onClose={onClose}
      nextFocusId={WALLET_BUTTON_ID}
      back={isChanging && <BackButton {...back} />}
    >
      {isChanging ? (
        <ChangeWallet
          configuration={configuration}
          connection={connection}
          onBack={toAccount}
          onConnected={onClose}
        />
      ) : (
        <Account
          configuration={configuration}
          onClose={onClose}
          onChange={() => setChanging(true)}
        />
      )}
    </Dialog>
  );
}

/**
 * Its address and wallet, a link to the explorer, changing the wallet and disconnecting, what it
 * may claim from the airdrop, recent transactions, and what the exchange may take from it.
 */
function Account({ configuration, onClose, onChange }: Props & { onChange: () => void }) {
  const t = useTranslations('wallet');
  const wallets = useTranslations('wallets');
  const wallet = useWallet();
  const disconnect = useDisconnectWallet();
  if (wallet.status !== 'connected' && wallet.status !== 'wrongNetwork') return null;
  return (
    <>
      {wallet.status === 'wrongNetwork' && <WrongNetwork />}
      <div className={styles.account} translate="no">
        <AccountMark address={wallet.address} />
        <div className={styles.address}>
          <CopyableValue
            text={wallet.address}
            exact={wallet.address}
            copyLabel={`${t('copyAddress')} ${wallet.address}`}
          />
        </div>
      </div>
      <ConnectedWith />
      {wallet.status === 'connected' && <AccountBalances chainId={wallet.chainId} />}
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
        <Button variant="secondary" onClick={onChange} {...PRELOADS_CHOICE}>
          {wallets('change')}
        </Button>
        <Button variant="secondary" onClick={disconnect}>
          {t('disconnect')}
        </Button>
      </div>
      {wallet.status === 'connected' && (
        <>
          <ClaimableAirdrop onFollow={onClose} />
          <RecentTransactions chainId={wallet.chainId} />
          <GivenApprovals chainId={wallet.chainId} account={wallet.address} />
        </>
      )}
    </>
  );
}
