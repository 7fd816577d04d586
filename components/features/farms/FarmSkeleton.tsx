import { useTranslations } from 'next-intl';
import { PageTitle } from '@/components/parts/page/PageTitle';
import { Card } from '@/components/ui/Card';
import { Spinner } from '@/components/ui/Spinner';
import * as styles from './FarmScreen.css';

/** The place of a farm that is being looked for. */
export function FarmSkeleton() {
  const t = useTranslations('farm');
  return (
    <Card title={t('title')}>
      <PageTitle screen={t('title')} />
      <div className={styles.waiting} role="status" aria-label={t('loading')}>
        <Spinner isLarge />
      </div>
    </Card>
  );
}
