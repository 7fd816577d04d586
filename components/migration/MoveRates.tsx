import { useTranslations } from 'next-intl';
import { WeeklyRate } from '@/components/rewards/WeeklyRate';
import { Fact, Facts } from '@/components/ui/Facts';
import { hypotheticalRate, ownRate } from '@/lib/rewards/rewardRates';
import type { RewardScreen } from '@/lib/rewards/useRewardScreen';

type Props = {
  from: RewardScreen;
  to: RewardScreen;
  /** What is moved, in the smallest unit of the pool tokens. */
  amount: bigint;
  /** Of the older farm. */
  version: number;
};

/** Why a deposit is moved: what it is paid in the older farm, and what it would be in the newer one. */
export function MoveRates({ from, to, amount, version }: Props) {
  const t = useTranslations('migrationLanding.dialog');
  return (
    <Facts>
      <Fact term={t('rateNow', { version })}>
        {from.figures ? (
          <Rate
            screen={from}
            rate={ownRate(from.figures, amount)}
            isFinished={from.figures.isFinished}
          />
        ) : (
          '–'
        )}
      </Fact>
      <Fact term={t('rateThen')}>
        {to.figures ? (
          <Rate
            screen={to}
            rate={hypotheticalRate(to.figures, to.stake?.staked ?? 0n, amount)}
            isFinished={to.figures.isFinished}
          />
        ) : (
          '–'
        )}
      </Fact>
    </Facts>
  );
}

type RateProps = {
  screen: RewardScreen;
  rate: ReturnType<typeof ownRate>;
  isFinished: boolean;
};

function Rate({ screen, rate, isFinished }: RateProps) {
  const t = useTranslations('migrationLanding.dialog');
  return isFinished ? t('ended') : <WeeklyRate rate={rate} rewardToken={screen.pool.rewardToken} />;
}
