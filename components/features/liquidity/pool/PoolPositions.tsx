import { useTranslations } from 'next-intl';
import { ConnectAction } from '@/components/parts/wallet/ConnectAction';
import type { Positions } from '@/lib/exchange/pairs/usePositions';
import { sortPositions } from '@/lib/features/liquidity/sortPositions';
import * as styles from './PoolPositions.css';
import { PoolSkeleton } from './PoolSkeleton';
import { WalletPosition } from './WalletPosition';

/** The account's positions, or the text in their place. */
export function PoolPositions({ positions }: { positions: Positions }) {
  const t = useTranslations('pool');
  if (positions.status === 'ready' && positions.positions.length > 0) {
    return (
      <ul className={styles.list}>
        {sortPositions(positions.positions).map((position) => (
          <WalletPosition key={position.liquidity.currency.address} position={position} />
        ))}
      </ul>
    );
  }
  if (positions.status === 'loading') {
    return (
      <ul className={styles.list} aria-hidden="true">
        <PoolSkeleton />
        <PoolSkeleton />
      </ul>
    );
  }
  const isConnected = positions.status === 'ready';
  return (
    <div className={styles.message}>
      <p>{t(isConnected ? 'none' : 'connect')}</p>
      {!isConnected && (
        <div className={styles.connect}>
          <ConnectAction />
        </div>
      )}
    </div>
  );
}
