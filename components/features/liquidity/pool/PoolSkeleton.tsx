import { useTranslations } from 'next-intl';
import { Skeleton } from '@/components/ui/Skeleton';
import { PoolFigure } from './PoolFigure';
import * as styles from './PoolPosition.css';

/** The skeleton of a position, with the same size. */
export function PoolSkeleton() {
  const t = useTranslations('pool');
  return (
    <li className={styles.waitingRow}>
      <p className={styles.name}>
        <Skeleton characters={16} />
      </p>
      <dl className={styles.cells}>
        <PoolFigure place="value" term={t('value')}>
          <dd>
            <Skeleton characters={9} />
          </dd>
        </PoolFigure>
        <PoolFigure place="share" term={t('share')}>
          <dd>
            <Skeleton characters={6} />
          </dd>
        </PoolFigure>
        <PoolFigure place="pooled" term={t('pooled')}>
          <dd>
            <Skeleton characters={12} />
          </dd>
        </PoolFigure>
      </dl>
    </li>
  );
}
