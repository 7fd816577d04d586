'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import type { Address } from 'viem';
import { LazyClaimDialog } from '@/components/parts/claims/LazyClaimDialog';
import { lazyPart } from '@/components/parts/loading/lazyPart';
import { withMessages } from '@/components/parts/loading/withMessages';
import { PortfolioWaiting } from '@/components/parts/portfolio/PortfolioWaiting';
import { RecentTransactions } from '@/components/transactions/history/RecentTransactions';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { Later } from '@/components/ui/Later';
import { Tabs } from '@/components/ui/Tabs';
import type { Configuration } from '@/lib/base/configuration/configuration';
import { walletsMessages } from '@/lib/base/i18n/exported/wallets';
import type { ChainId } from '@/lib/base/networks/network';
import type { ClaimOwner } from '@/lib/features/claims/claimRun';
import { useConnectWallet, useDisconnectWallet } from '@/lib/holdings/wallet/useConnectWallet';
import { useWallet } from '@/lib/holdings/wallet/useWallet';
import { AccountBalances } from './AccountBalances';
import * as styles from './AccountDialog.css';
import { AccountHead, AccountLink } from './AccountHead';
import { BackButton } from './BackButton';
import { ChangeWallet, PRELOADS_CHOICE } from './ChangeWallet';
import { ClaimableAirdrop } from './ClaimableAirdrop';
import { ReceiveButton } from './ReceiveButton';
import { WrongNetwork } from './WrongNetwork';
import { WALLET_BUTTON_ID } from './walletButtonId';

const AccountPortfolio = lazyPart(
  () => import('@/components/parts/portfolio/AccountPortfolio'),
  'AccountPortfolio',
  PortfolioWaiting,
  PortfolioWaiting,
);

/** By itself: finding what may be approved takes a task as long as opening the panel. */
const GivenApprovals = lazyPart(() => import('./GivenApprovals'), 'GivenApprovals');

type Props = { configuration: Configuration; onClose: () => void };

/**
 * The connected account, and the view that changes its wallet. Closes once another wallet is
 * connected, or none is; the dialog that claims its rewards stays, to say so.
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
  const [claiming, setClaiming] = useState<ClaimOwner>();
  const isGone = wallet.status === 'disconnected' && claiming === undefined;
  useEffect(() => {
    if (isGone) onClose();
  }, [isGone, onClose]);
  const isKnown = wallet.status === 'connected' || wallet.status === 'wrongNetwork';
  const toAccount = () => {
    connection.end();
    setChanging(false);
  };
  const back = connection.attempt
    ? { label: wallets('back'), onBack: connection.end }
    : { label: wallets('backToAccount'), onBack: toAccount };
  const chainId = wallet.status === 'connected' ? wallet.chainId : undefined;
  return (
    <>
      {isKnown && (
        <Dialog
          title={isChanging ? wallets('title') : t('accountTitle')}
          closeLabel={frame('close')}
          onClose={onClose}
          nextFocusId={WALLET_BUTTON_ID}
          isSide
          back={isChanging && <BackButton {...back} />}
          heading={
            isChanging ? undefined : <AccountHead address={wallet.address} chainId={chainId} />
          }
          action={
            !isChanging &&
            chainId && (
              <>
                <ReceiveButton address={wallet.address} chainId={chainId} />
                <AccountLink
                  configuration={configuration}
                  address={wallet.address}
                  chainId={chainId}
                />
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
                <Later waiting={<PortfolioWaiting />}>
                  <Account
                    key={wallet.address}
                    address={wallet.address}
                    chainId={chainId}
                    onClaimAll={() => setClaiming({ chainId, account: wallet.address })}
                    onClose={onClose}
                  />
                </Later>
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
      )}
      {claiming && <LazyClaimDialog owner={claiming} onClose={() => setClaiming(undefined)} />}
    </>
  );
}

type AccountProps = {
  address: Address;
  chainId: ChainId;
  onClaimAll: () => void;
  onClose: () => void;
};

/**
 * What it has, what it may claim from the airdrop, recent transactions, and what the exchange may
 * take from it.
 */
function Account({ address, chainId, onClaimAll, onClose }: AccountProps) {
  const wallets = useTranslations('wallets');
  const [approvals, setApprovals] = useState<number>();
  return (
    <>
      <AccountPortfolio
        chainId={chainId}
        account={address}
        onClaimAll={onClaimAll}
        onFollow={onClose}
      >
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
