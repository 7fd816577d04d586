import { useTranslations } from 'next-intl';
import { useAccount } from 'wagmi';
import { isolated } from '@/lib/base/text/isolated';
import { walletLook } from '@/lib/holdings/wallet/walletLook';
import * as styles from './AccountDialog.css';
import { WalletIcon } from './WalletIcon';

const ICON_SIZE = 20;

/** The wallet that is connected. */
export function ConnectedWith() {
  const t = useTranslations('wallets');
  const { connector } = useAccount();
  if (!connector) return null;
  const look = walletLook(connector);
  return (
    <p className={styles.wallet}>
      <WalletIcon look={look} size={ICON_SIZE} />
      {t('connectedWith', { name: isolated(look.name) })}
    </p>
  );
}
