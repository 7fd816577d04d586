import { useTranslations } from 'next-intl';
import type { Positions } from '@/lib/pairs/usePositions';
import * as styles from './PoolScreen.css';

/** Says how many positions there are, or that they are being searched. */
export function PoolCount({ positions }: { positions: Positions }) {
  const t = useTranslations('pool');
  return (
    <p className={styles.count} role="status">
      {positions.status === 'loading' && t('loading')}
      {positions.status === 'ready' && t('count', { count: positions.positions.length })}
    </p>
  );
}
