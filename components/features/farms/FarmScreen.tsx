'use client';

import { useTranslations } from 'next-intl';
import { withMessages } from '@/components/parts/loading/withMessages';
import { PageTitle } from '@/components/parts/page/PageTitle';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Card } from '@/components/ui/Card';
import { usePreload } from '@/components/ui/lazyComponent';
import { Notice } from '@/components/ui/Notice';
import { useIsHydrated } from '@/lib/base/hydration/useIsHydrated';
import { aprsMessages } from '@/lib/base/i18n/exported/aprs';
import { farmMessages } from '@/lib/base/i18n/exported/farm';
import { rewardsMessages } from '@/lib/base/i18n/exported/rewards';
import { useFarmAtPath } from '@/lib/exchange/rewards/farms/useFarmAtPath';
import * as styles from './FarmScreen.css';
import { FarmSkeleton } from './FarmSkeleton';
import { LazyFarmCard } from './LazyFarmCard';
// Styles of the card that nothing else has, so that they are in the document before its code.
import '@/components/parts/figuresAge/FiguresAge.css';
import '@/components/parts/tokens/TokenLogo.css';
import '@/components/parts/tokens/UsdValue.css';
import '@/components/ui/figure.css';
import '@/components/ui/useChangeMark.css';
import '@/components/parts/rewards/AprHero.css';
import '@/components/parts/rewards/EarnedPanel.css';
import '@/components/parts/rewards/OwnFact.css';
import '@/components/parts/rewards/OwnHead.css';
import '@/components/parts/rewards/RewardForms.css';
import '@/components/parts/rewards/StakeAmountField.css';
import '@/components/parts/tokens/PairLogos.css';
import '@/components/parts/tokens/AmountShortcuts.css';
import '@/components/parts/tokens/FieldBalance.css';
import '@/components/parts/tokens/MaxButton.css';
import '@/components/ui/BackLink.css';
import '@/components/ui/FactsBesideForm.css';
import '@/components/ui/AmountField.css';
import '@/components/ui/Facts.css';
import '@/components/ui/subjectHead.css';
import './FarmBanner.css';

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
  usePreload(LazyFarmCard, useIsHydrated());
  switch (result.status) {
    case 'known':
      return <LazyFarmCard key={result.farm.name} {...result} />;
    case 'loading':
      return <FarmSkeleton farm={result.farm} />;
    default:
      return (
        <Card title={t('title')}>
          <PageTitle screen={t('title')} />
          <div className={styles.empty}>
            <Notice tone={result.status === 'failed' ? 'warning' : 'plain'}>
              {t(result.status)}
            </Notice>
            <ButtonLink variant="primary" href={FARMS_PATH}>
              {t('toFarms')}
            </ButtonLink>
          </div>
        </Card>
      );
  }
}
