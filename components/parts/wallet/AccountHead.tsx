import { Copy, ExternalLink } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { Address } from 'viem';
import { useAccount } from 'wagmi';
import { CopyableValue } from '@/components/ui/CopyableValue';
import { longAddress } from '@/lib/base/addresses/formatAddress';
import type { Configuration } from '@/lib/base/configuration/configuration';
import { explorerUrl } from '@/lib/base/configuration/explorer';
import { type ChainId, NETWORK_NAMES } from '@/lib/base/networks/network';
import { isolated } from '@/lib/base/text/isolated';
import { walletLook } from '@/lib/holdings/wallet/walletLook';
import * as styles from './AccountDialog.css';
import { AccountMark } from './AccountMark';

const MARK_SIZE = 36;
const COPY_SIZE = 16;
const LINK_SIZE = 18;

/** `chainId` is undefined while the wallet is on an unsupported chain. */
type Props = { address: Address; chainId: ChainId | undefined };

/** The account's picture and address, which a press copies, its wallet, and the network. */
export function AccountHead({ address, chainId }: Props) {
  const t = useTranslations('wallet');
  const wallets = useTranslations('wallets');
  const { connector } = useAccount();
  const name = connector && isolated(walletLook(connector).name);
  const short = longAddress(address);
  const network = chainId && NETWORK_NAMES[chainId];
  return (
    <div className={styles.account}>
      <AccountMark address={address} size={MARK_SIZE} />
      <div className={styles.words}>
        <div className={styles.address} translate="no">
          <CopyableValue
            text={short}
            exact={address}
            copyLabel={`${short}: ${t('copyAddress')} ${address}`}
            icon={<Copy className={styles.copy} size={COPY_SIZE} aria-hidden="true" />}
          />
        </div>
        <p className={styles.wallet}>
          {name && network ? wallets('connectedOn', { name, network }) : name}
        </p>
      </div>
    </div>
  );
}

type LinkProps = { configuration: Configuration; address: Address; chainId: ChainId };

/** The link to the account's page in the explorer. */
export function AccountLink({ configuration, address, chainId }: LinkProps) {
  const t = useTranslations('wallet');
  return (
    <a
      className={styles.headAction}
      href={explorerUrl(configuration, chainId, { type: 'address', address })}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t('viewOnExplorer')}
    >
      <ExternalLink size={LINK_SIZE} aria-hidden="true" />
    </a>
  );
}
