import { useTranslations } from 'next-intl';
import { cardFigures } from '@/components/ui/listCard.css';
import { Skeleton } from '@/components/ui/Skeleton';
import { PoolFigure } from './PoolFigure';
import * as styles from './PoolPosition.css';

/** The skeleton of a position, with the same size. */
export function PoolSkeleton() {
  const t = useTranslations('pool');
  return (
    <li className={styles.card}>
      <div className={styles.body}>
        <p className={styles.name}>
          <Skeleton characters={16} />
        </p>
        <dl className={cardFigures}>
          <PoolFigure term={t('worth')}>
            <Skeleton characters={9} />
          </PoolFigure>
          <PoolFigure term={t('liquidity')} below={<Skeleton characters={8} />}>
            <Skeleton characters={10} />
          </PoolFigure>
          <PoolFigure term={t('pooled')} below={<Skeleton characters={11} />}>
            <Skeleton characters={12} />
          </PoolFigure>
          <PoolFigure term={t('share')}>
            <Skeleton characters={7} />
          </PoolFigure>
        </dl>
      </div>
      <div className={styles.actions} />
    </li>
  );
}
