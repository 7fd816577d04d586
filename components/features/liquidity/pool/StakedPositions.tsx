import { useTranslations } from 'next-intl';
import { announcement } from '@/components/ui/announcement.css';
import { list } from '@/components/ui/list.css';
import type { StakedPositions as Staked } from '@/lib/exchange/rewards/farms/useStakedPositions';
import { sortPositions } from '@/lib/features/liquidity/sortPositions';
import * as styles from './PoolScreen.css';
import { PoolTable } from './PoolTable';
import { StakedPosition } from './StakedPosition';

/** The liquidity that the account has staked in farms; nothing if it has staked none. */
export function StakedPositions({ staked }: { staked: Staked }) {
  const t = useTranslations('pool');
  const { positions, isSearching, isIncomplete } = staked;
  if (positions.length === 0 && !isIncomplete) return null;
  return (
    <section className={list} aria-label={t('stakedTitle')}>
      <h2 className={announcement}>{t('stakedTitle')}</h2>
      {positions.length > 0 && (
        <p className={styles.count} role="status">
          {t(isSearching ? 'stakedSoFar' : 'stakedCount', { count: positions.length })}
        </p>
      )}
      {isIncomplete && <p className={styles.count}>{t('stakedIncomplete')}</p>}
      {positions.length > 0 && (
        <PoolTable title={t('stakedTitle')}>
          {sortPositions(positions).map((position) => (
            <StakedPosition key={position.farm.name} position={position} />
          ))}
        </PoolTable>
      )}
    </section>
  );
}
