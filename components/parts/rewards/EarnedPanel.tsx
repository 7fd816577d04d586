import { useTranslations } from 'next-intl';
import { lazyPart } from '@/components/parts/loading/lazyPart';
import { UsdValue } from '@/components/parts/tokens/UsdValue';
import { Button } from '@/components/ui/Button';
import { useLatch } from '@/components/ui/useLatch';
import { rewardPoolKey } from '@/lib/exchange/rewards/pools/rewardPool';
import { ownRate } from '@/lib/exchange/rewards/pools/rewardRates';
import { rewardClaimTerms } from '@/lib/exchange/rewards/positions/rewardClaimTerms';
import type { RewardScreen } from '@/lib/exchange/rewards/positions/useRewardScreen';
import { AwaitedFigure } from './AwaitedFigure';
import * as styles from './EarnedPanel.css';
import { RewardCounter } from './RewardCounter';
import { WeeklyRate } from './WeeklyRate';

/** Loaded once there is a reward: it has everything that signing needs. */
const RewardClaimReviewFlow = lazyPart(
  () => import('./RewardClaimReviewFlow'),
  'RewardClaimReviewFlow',
  Claim,
);

/** The reward that an account is owed, as it grows, with the button that claims it. */
export function EarnedPanel({ screen }: { screen: RewardScreen }) {
  const t = useTranslations('rewards');
  const { pool, account, earned, stake, figures, claiming } = screen;
  const isOwed = rewardClaimTerms(screen) !== undefined;
  const isPayingPng = figures && !figures.isFinished && !figures.paysOnlyExtra;
  const hasBegun = useLatch(isOwed || claiming.status !== 'unsent');
  return (
    <section className={styles.panel} aria-label={t('unclaimed')}>
      <div className={styles.figure}>
        <h2 className={styles.term}>{t('unclaimed')}</h2>
        <p className={styles.amount}>
          {earned && (
            <>
              <RewardCounter key={`${account} ${rewardPoolKey(pool)}`} reward={earned} />{' '}
              {earned.raw > 0n && <UsdValue amount={earned} />}
            </>
          )}
          {!earned && (
            <AwaitedFigure
              hasFailed={screen.isEarnedUnreadable || screen.hasFailed}
              characters={10}
            />
          )}
        </p>
        {screen.owedExtra.amounts.map((extra) => (
          <p key={extra.currency.address} className={styles.extra}>
            + <RewardCounter key={account} reward={extra} />
          </p>
        ))}
        <p className={styles.rate}>
          {screen.isEarnedUnreadable && t('earnedRefused')}
          {!screen.isEarnedUnreadable && figures?.isFinished && t('finishedRate')}
          {!screen.isEarnedUnreadable && figures?.paysOnlyExtra && t('extraOnly')}
          {!screen.isEarnedUnreadable && figures && stake && isPayingPng && (
            <WeeklyRate rate={ownRate(figures, stake.staked)} rewardToken={pool.rewardToken} />
          )}
        </p>
      </div>
      {hasBegun ? <RewardClaimReviewFlow screen={screen} /> : <Claim />}
    </section>
  );
}

function Claim() {
  return (
    <Button variant="accent" disabled>
      {useTranslations('rewards')('claim')}
    </Button>
  );
}
