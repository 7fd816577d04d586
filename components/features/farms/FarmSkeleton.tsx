import { useTranslations } from 'next-intl';
import { PageTitle } from '@/components/parts/page/PageTitle';
import * as hero from '@/components/parts/rewards/AprHero.css';
import { card } from '@/components/ui/Card.css';
import { FactsBesideForm } from '@/components/ui/FactsBesideForm';
import { Skeleton } from '@/components/ui/Skeleton';
import { Spinner } from '@/components/ui/Spinner';
import * as styles from './FarmScreen.css';

/** The place of a farm that is being looked for. */
export function FarmSkeleton() {
  const t = useTranslations('farm');
  return (
    <FactsBesideForm
      label={t('title')}
      intro={
        <>
          <div className={styles.waitingLink} />
          <div className={hero.head}>
            <h1 className={hero.title}>{t('title')}</h1>
          </div>
          <div className={hero.apr}>
            <div className={hero.figure}>
              <Skeleton characters={6} />
            </div>
            <div className={hero.parts} />
          </div>
        </>
      }
    >
      <PageTitle screen={t('title')} />
      <div className={card}>
        <div className={styles.waiting} role="status" aria-label={t('loading')}>
          <Spinner isLarge />
        </div>
      </div>
    </FactsBesideForm>
  );
}
