import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { lazyPart } from '@/components/parts/loading/lazyPart';
import { Notice } from '@/components/ui/Notice';
import { Spinner } from '@/components/ui/Spinner';
import { AVALANCHE } from '@/lib/base/networks/network';
import { useActiveChainId } from '@/lib/holdings/wallet/useActiveChainId';
import { useAddress } from '@/lib/holdings/wallet/useAddress';
import * as styles from './OnAvalanche.css';

const SwitchNetwork = lazyPart(() => import('./SwitchNetwork'), 'SwitchNetwork');

type Props = {
  /** The name of the wait for the network. */
  loading: string;
  children: ReactNode;
};

/** What only Avalanche has; on another network, how to get there. */
export function OnAvalanche({ loading, children }: Props) {
  const chainId = useActiveChainId();
  if (chainId === undefined) {
    return (
      <div className={styles.waiting} role="status" aria-label={loading}>
        <Spinner isLarge />
      </div>
    );
  }
  if (chainId === AVALANCHE) return <>{children}</>;
  return <OnOtherNetwork />;
}

/** Says that something is on Avalanche alone, and offers an account to go there. */
export function OnOtherNetwork() {
  const t = useTranslations('wallet');
  const account = useAddress();
  return (
    <div className={styles.parts} role="status">
      <Notice tone="plain">{t('avalancheOnly')}</Notice>
      {account && <SwitchNetwork variant="primary" chainId={AVALANCHE} />}
    </div>
  );
}
