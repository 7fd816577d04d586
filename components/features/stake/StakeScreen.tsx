'use client';

import { useTranslations } from 'next-intl';
import { withMessages } from '@/components/parts/loading/withMessages';
import { PageTitle } from '@/components/parts/page/PageTitle';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Card } from '@/components/ui/Card';
import { Notice } from '@/components/ui/Notice';
import { rewardsMessages } from '@/lib/base/i18n/exported/rewards';
import { stakeMessages } from '@/lib/base/i18n/exported/stake';
import { useStakeAtPath } from '@/lib/exchange/rewards/stakes/useStakeAtPath';
import { StakeCard } from './StakeCard';
import * as styles from './StakeScreen.css';
import { StakeSkeleton } from './StakeSkeleton';
import { STAKES_PATH } from './stakesPath';

/** /stake/{version}/{rewardCurrencyId}: one stake, and what an account has in it. */
export const StakeScreen = withMessages({ stake: stakeMessages, rewards: rewardsMessages }, Screen);

function Screen() {
  const t = useTranslations('stake');
  const result = useStakeAtPath();
  if (result.status === 'known') return <StakeCard key={result.stake.name} stake={result.stake} />;
  if (result.status === 'loading') return <StakeSkeleton />;
  return (
    <Card title={t('title')}>
      <PageTitle screen={t('title')} />
      <div className={styles.empty}>
        <Notice tone="plain">{t(result.status === 'unknown' ? 'noStake' : 'noRewards')}</Notice>
        <ButtonLink variant="primary" href={STAKES_PATH}>
          {t('toStakes')}
        </ButtonLink>
      </div>
    </Card>
  );
}
