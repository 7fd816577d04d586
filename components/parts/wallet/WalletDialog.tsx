'use client';

import { useTranslations } from 'next-intl';
import { withMessages } from '@/components/parts/loading/withMessages';
import { Dialog } from '@/components/ui/Dialog';
import type { Configuration } from '@/lib/base/configuration/configuration';
import { walletsMessages } from '@/lib/base/i18n/exported/wallets';
import { useConnectWallet } from '@/lib/holdings/wallet/useConnectWallet';
import { BackButton } from './BackButton';
import { WalletChoice } from './WalletChoice';
import { WALLET_BUTTON_ID } from './walletButtonId';

type Props = { configuration: Configuration; onClose: () => void };

/** Connects a wallet. Closes once one is connected. Closing it ends an attempt. */
export const WalletDialog = withMessages(walletsMessages, Content);

function Content({ configuration, onClose }: Props) {
  const t = useTranslations('wallets');
  const frame = useTranslations('frame');
  const connection = useConnectWallet();
  return (
    <Dialog
      title={t('title')}
      closeLabel={frame('close')}
      onClose={onClose}
      nextFocusId={WALLET_BUTTON_ID}
      back={connection.attempt && <BackButton label={t('back')} onBack={connection.end} />}
    >
      <WalletChoice
        configuration={configuration}
        connection={connection}
        onConnected={onClose}
        onKeep={onClose}
      />
    </Dialog>
  );
}
