import { useTranslations } from 'next-intl';
import type { Address } from 'viem';
import { CopyableValue } from '@/components/ui/CopyableValue';
import { PageLink } from '@/components/ui/PageLink';
import { formatAddress } from '@/lib/base/addresses/formatAddress';
import { explorerUrl } from '@/lib/base/configuration/explorer';
import { useConfiguration } from '@/lib/base/configuration/useConfiguration';
import type { ChainId } from '@/lib/base/networks/network';
import * as styles from './PoolDialog.css';

/** The contract of a pool, to copy, and its page in the explorer. */
export function PoolContract({ chainId, address }: { chainId: ChainId; address: Address }) {
  const t = useTranslations('pools.view');
  const frame = useTranslations('frame');
  const loaded = useConfiguration();
  const short = formatAddress(address);
  return (
    <div className={styles.contract}>
      <span>
        {t('contract')}{' '}
        <CopyableValue
          text={short}
          exact={address}
          copyLabel={frame('copyExact', { text: short, exact: address })}
        />
      </span>
      {loaded.status === 'ready' && (
        <PageLink
          className={styles.link}
          href={explorerUrl(loaded.configuration, chainId, { type: 'address', address })}
        >
          {t('explorer')}
        </PageLink>
      )}
    </div>
  );
}
