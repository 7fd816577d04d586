'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import type { Address } from 'viem';
import { lazyPart } from '@/components/parts/loading/lazyPart';
import { withMessages } from '@/components/parts/loading/withMessages';
import { PortfolioWaiting } from '@/components/parts/portfolio/PortfolioWaiting';
import { RecentTransactions } from '@/components/transactions/history/RecentTransactions';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { Tabs } from '@/components/ui/Tabs';
import type { Configuration } from '@/lib/base/configuration/configuration';
import { walletsMessages } from '@/lib/base/i18n/exported/wallets';
import type { ChainId } from '@/lib/base/networks/network';
import { useConnectWallet, useDisconnectWallet } from '@/lib/holdings/wallet/useConnectWallet';
import { useWallet } from '@/lib/holdings/wallet/useWallet';
import { AccountBalances } from './AccountBalances';
import * as styles from './AccountDialog.css';
import { AccountHead, AccountLink } from './AccountHead';
import { BackButton } from './BackButton';
import { ChangeWallet, PRELOADS_CHOICE } from './ChangeWallet';
import { ClaimableAirdrop } from './ClaimableAirdrop';
import { GivenApprovals } from './GivenApprovals';
import { ReceiveButton } from './ReceiveButton';
import { WrongNetwork } from './WrongNetwork';
import { WALLET_BUTTON_ID } from './walletButtonId';

const AccountPortfolio = lazyPart(
  () => import('@/components/parts/portfolio/AccountPortfolio'),
  'AccountPortfolio',
  PortfolioWaiting,
  PortfolioWaiting,
);

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
  const wallet = useWallet();
  const disconnect = useDisconnectWallet();
  const connection = useConnectWallet();
  const [isChanging, setChanging] = useState(false);
  const isGone = wallet.status === 'disconnected';
  useEffect(() => {
    if (isGone) onClose();
  }, [isGone, onClose]);
  if (wallet.status !== 'connected' && wallet.status !== 'wrongNetwork') return null;
  const toAccount = () => {
    connection.end();
    setChanging(false);
  };
  const back = connection.attempt
    ? { label: wallets('back'), onBack: connection.end }
    : { label: wallets('backToAccount'), onBack: toAccount };
  const chainId = wallet.status === 'connected' ? wallet.chainId : undefined;
  return (
    <Dialog
      title={isChanging ? wallets('title') : t('accountTitle')}
      closeLabel={frame('close')}
      onClose={onClose}
      nextFocusId={WALLET_BUTTON_ID}
      isSide
      back={isChanging && <BackButton {...back} />}
      heading={isChanging ? undefined : <AccountHead address={wallet.address} chainId={chainId} />}
      action={
        !isChanging &&
        chainId && (
          <>
            <ReceiveButton address={wallet.address} chainId={chainId} />
            <AccountLink configuration={configuration} address={wallet.address} chainId={chainId} />
          </>
        )
      }
    >
      {isChanging ? (
        <div className={styles.view}>
          <ChangeWallet
            configuration={configuration}
            connection={connection}
            onBack={toAccount}
            onConnected={onClose}
          />
        </div>
      ) : (
        <>
          {chainId ? (
            <Account
              key={wallet.address}
              address={wallet.address}
              chainId={chainId}
              onClose={onClose}
            />
          ) : (
            <WrongNetwork />
          )}
          <div className={styles.foot}>
            <Button
              variant="text"
              className={styles.footAction}
              onClick={() => setChanging(true)}
              {...PRELOADS_CHOICE}
            >
              {wallets('change')}
            </Button>
            <Button variant="text" className={styles.footAction} onClick={disconnect}>
              {t('disconnect')}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}

type AccountProps = { address: Address; chainId: ChainId; onClose: () => void };

/**
 * What it has, what it may claim from the airdrop, recent transactions, and what the exchange may
 * take from it.
 */
function Account({ address, chainId, onClose }: AccountProps) {
  const wallets = useTranslations('wallets');
  const [approvals, setApprovals] = useState<number>();
  return (
    <>
      <AccountPortfolio chainId={chainId} account={address} onFollow={onClose}>
        <AccountBalances chainId={chainId} />
      </AccountPortfolio>
      <ClaimableAirdrop onFollow={onClose} />
      <div className={styles.parts}>
        <Tabs
          label={wallets('parts')}
          tabs={[
            {
              key: 'activity',
              title: wallets('activity'),
              content: <RecentTransactions chainId={chainId} />,
            },
            {
              key: 'approvals',
              title: wallets('approvals'),
              count: approvals,
              content: (
                <GivenApprovals chainId={chainId} account={address} onCount={setApprovals} />
              ),
            },
          ]}
        />
      </div>
    </>
  );
}
