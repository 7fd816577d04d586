import { useTranslations } from 'next-intl';
import { ConnectAction } from '@/components/parts/wallet/ConnectAction';
import { emptyListAction, emptyListWithAction, list } from '@/components/ui/list.css';
import type { Positions } from '@/lib/exchange/pairs/usePositions';
import { sortPositions } from '@/lib/features/liquidity/sortPositions';
import { PoolSkeleton } from './PoolSkeleton';
import { WalletPosition } from './WalletPosition';

/** The account's positions, or the text in their place. */
export function PoolPositions({ positions }: { positions: Positions }) {
  const t = useTranslations('pool');
  if (positions.status === 'ready' && positions.positions.length > 0) {
    return (
      <ul className={list}>
        {sortPositions(positions.positions).map((position) => (
          <WalletPosition key={position.liquidity.currency.address} position={position} />
        ))}
      </ul>
    );
  }
  if (positions.status === 'loading') {
    return (
      <ul className={list} aria-hidden="true">
        <PoolSkeleton />
        <PoolSkeleton />
      </ul>
    );
  }
  const isConnected = positions.status === 'ready';
  return (
    <div className={emptyListWithAction}>
      <p>{t(isConnected ? 'none' : 'connect')}</p>
      {!isConnected && (
        <div className={emptyListAction}>
          <ConnectAction />
        </div>
      )}
    </div>
  );
}
