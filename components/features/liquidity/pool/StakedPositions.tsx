'use client';

import { useTranslations } from 'next-intl';
import { list, listCount } from '@/components/ui/list.css';
import { useStakedPositions } from '@/lib/exchange/rewards/farms/useStakedPositions';
import { sortPositions } from '@/lib/features/liquidity/sortPositions';
import { useActiveChainId } from '@/lib/holdings/wallet/useActiveChainId';
import { useAddress } from '@/lib/holdings/wallet/useAddress';
import * as styles from './PoolScreen.css';
import { StakedPosition } from './StakedPosition';

/** The liquidity that the account has staked in farms; nothing if it has staked none. */
export function StakedPositions() {
  const t = useTranslations('pool');
  const { positions, isSearching, isIncomplete } = useStakedPositions(
    useActiveChainId(),
    useAddress(),
  );
  if (positions.length === 0 && !isIncomplete) return null;
  return (
    <section className={list} aria-label={t('stakedTitle')}>
      <h2 className={styles.subtitle}>{t('stakedTitle')}</h2>
      {positions.length > 0 && (
        <p className={listCount} role="status">
          {t(isSearching ? 'countSoFar' : 'count', { count: positions.length })}
        </p>
      )}
      {isIncomplete && <p className={listCount}>{t('stakedIncomplete')}</p>}
      <ul className={list}>
        {sortPositions(positions).map((position) => (
          <StakedPosition key={position.farm.name} position={position} />
        ))}
      </ul>
    </section>
  );
}
