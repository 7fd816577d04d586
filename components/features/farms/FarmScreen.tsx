'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { withMessages } from '@/components/parts/loading/withMessages';
import { PageTitle } from '@/components/parts/page/PageTitle';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Card } from '@/components/ui/Card';
import { Notice } from '@/components/ui/Notice';
import { Spinner } from '@/components/ui/Spinner';
import { aprsMessages } from '@/lib/base/i18n/exported/aprs';
import { farmMessages } from '@/lib/base/i18n/exported/farm';
import { rewardsMessages } from '@/lib/base/i18n/exported/rewards';
import { useFarmAtPath } from '@/lib/exchange/rewards/farms/useFarmAtPath';
import { FarmCard } from './FarmCard';
import * as styles from './FarmScreen.css';

const FARMS_PATH = '/png/2/';

/**
 * /png/{currencyIdA}/{currencyIdB}/{version}: the farm of a pair, and what an account has in it.
 */
export const FarmScreen = withMessages(
  { aprs: aprsMessages, farm: farmMessages, rewards: rewardsMessages },
  Screen,
);

function Screen() {
  const t = useTranslations('farm');
  const result = useFarmAtPath();
  switch (result.status) {
    case 'known':
      return <FarmCard key={result.farm.name} {...result} />;
    case 'loading':
      return (
        <Named>
          <FarmSkeleton />
        </Named>
      );
    default:
      return (
        <Named>
          <div className={styles.empty}>
            <Notice tone={result.status === 'failed' ? 'warning' : 'plain'}>
              {t(result.status)}
            </Notice>
            <ButtonLink variant="primary" href={FARMS_PATH}>
              {t('toFarms')}
            </ButtonLink>
          </div>
        </Named>
      );
  }
}

function Named({ children }: { children: ReactNode }) {
  const t = useTranslations('farm');
  return (
    <Card title={t('title')}>
      <PageTitle screen={t('title')} />
      {children}
    </Card>
  );
}

/** The place of a farm that is being looked for. */
function FarmSkeleton() {
  const t = useTranslations('farm');
  return (
    <div className={styles.waiting} role="status" aria-label={t('loading')}>
      <Spinner isLarge />
    </div>
  );
}
