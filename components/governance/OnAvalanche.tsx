import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { lazyPart } from '@/components/layout/lazyPart';
import { Spinner } from '@/components/ui/Spinner';
import { GOVERNANCE_CHAIN_ID } from '@/lib/governance/governorReads';
import { useActiveChainId } from '@/lib/wallet/useActiveChainId';
import { useAddress } from '@/lib/wallet/useAddress';
import * as styles from './GovernanceScreen.css';

const SwitchNetwork = lazyPart(() =>
  import('@/components/wallet/SwitchNetwork').then((loaded) => loaded.SwitchNetwork),
);

/** What only Avalanche has; on another network, how to get there. */
export function OnAvalanche({ children }: { children: ReactNode }) {
  const t = useTranslations('governance');
  const chainId = useActiveChainId();
  const account = useAddress();
  if (chainId === undefined) {
    return (
      <div className={styles.waiting}>
        <span role="img" aria-label={t('loading')}>
          <Spinner isLarge />
        </span>
      </div>
    );
  }
  if (chainId === GOVERNANCE_CHAIN_ID) return children;
  return (
    <div className={styles.card} role="status">
      <p>{t('elsewhere')}</p>
      {account && <SwitchNetwork variant="primary" chainId={GOVERNANCE_CHAIN_ID} />}
    </div>
  );
}
