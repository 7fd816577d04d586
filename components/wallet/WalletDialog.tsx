'use client';

import { ArrowLeft } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useAccount } from 'wagmi';
import { withMessages } from '@/components/layout/withMessages';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import type { Configuration } from '@/lib/configuration/configuration';
import { walletsMessages } from '@/lib/i18n/exported/wallets';
import { useConnectWallet } from '@/lib/wallet/useConnectWallet';
import { useWallet } from '@/lib/wallet/useWallet';
import { PendingConnection } from './PendingConnection';
import { useWalletOptions } from './useWalletOptions';
import { WalletOptions } from './WalletOptions';
import { WALLET_BUTTON_ID } from './walletButtonId';

type Props = { configuration: Configuration; onClose: () => void };

/**
 * Connects a wallet: shows the wallets to choose from, then the attempt to connect the chosen one.
 * Calls `onClose` once a wallet is connected that was not when it opened. Closing it ends an
 * attempt.
 */
export const WalletDialog = withMessages(walletsMessages, Content);

function Content({ configuration, onClose }: Props) {
  const t = useTranslations('wallets');
  const frame = useTranslations('frame');
  const options = useWalletOptions(configuration);
  const { attempt, begin, end } = useConnectWallet();
  const [lastUid, setLastUid] = useState<string>();
  useCloseOnceConnected(onClose);
  const chosen = attempt && options.find(({ connector }) => connector === attempt.connector);
  const back = (
    <Button variant="icon" aria-label={t('back')} onClick={end}>
      <ArrowLeft size={20} aria-hidden="true" />
    </Button>
  );
  return (
    <Dialog
      title={t('title')}
      closeLabel={frame('close')}
      onClose={onClose}
      nextFocusId={WALLET_BUTTON_ID}
      {...(chosen && { back })}
    >
      {chosen ? (
        <PendingConnection
          option={chosen}
          attempt={attempt}
          onRetry={() => begin(chosen.connector)}
        />
      ) : (
        <WalletOptions
          options={options}
          focusedUid={lastUid}
          onChoose={({ connector }) => {
            setLastUid(connector.uid);
            void begin(connector);
          }}
          onKeep={onClose}
        />
      )}
    </Dialog>
  );
}

/** Also a wallet that connects by itself closes the dialog. */
function useCloseOnceConnected(onClose: () => void): void {
  const { status } = useWallet();
  const isThere = status === 'connected' || status === 'wrongNetwork';
  const uid = useAccount().connector?.uid;
  const [startUid] = useState(isThere ? uid : undefined);
  const isNew = isThere && uid !== startUid;
  useEffect(() => {
    if (isNew) onClose();
  }, [isNew, onClose]);
}
