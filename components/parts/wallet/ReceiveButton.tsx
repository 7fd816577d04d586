import { QrCode } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Address } from 'viem';
import { ErrorRegion } from '@/components/parts/loading/ErrorRegion';
import { LoadingPanel } from '@/components/parts/loading/LoadingPanel';
import { lazyPart } from '@/components/parts/loading/lazyPart';
import type { ChainId } from '@/lib/base/networks/network';
import * as styles from './AccountDialog.css';

const ReceiveDialog = lazyPart(() => import('./ReceiveDialog'), 'ReceiveDialog', LoadingPanel);

const ICON_SIZE = 18;

/** Opens the account's address as a QR code. */
export function ReceiveButton({ address, chainId }: { address: Address; chainId: ChainId }) {
  const wallets = useTranslations('wallets');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.headAction}
        aria-label={wallets('receive')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <QrCode size={ICON_SIZE} aria-hidden="true" />
      </button>
      <ErrorRegion>
        {isOpen && (
          <ReceiveDialog
            title={wallets('receive')}
            address={address}
            chainId={chainId}
            onClose={() => setOpen(false)}
          />
        )}
      </ErrorRegion>
    </>
  );
}
