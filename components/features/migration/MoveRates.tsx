import { useTranslations } from 'next-intl';
import { WeeklyRate } from '@/components/parts/rewards/WeeklyRate';
import { Fact, Facts } from '@/components/ui/Facts';
import { NOT_KNOWN } from '@/components/ui/notKnown';
import type { Fraction } from '@/lib/base/amounts/fraction';
import type { RewardScreenState } from '@/lib/exchange/rewards/actions/useRewardScreen';
import type { MovedRates } from '@/lib/features/migration/movedRates';

type Props = {
  from: RewardScreenState;
  to: RewardScreenState;
  /** Undefined while unknown. */
  rates: MovedRates | undefined;
  /** Of the old farm. */
  version: number;
};

/** What a deposit is paid in the old farm, and what it would be in the newer one. */
export function MoveRates({ from, to, rates, version }: Props) {
  const t = useTranslations('migrationLanding.dialog');
  return (
    <Facts isRuled>
      <Fact term={t('rateNow', { version })}>
        <Rate state={from} rate={rates?.now} />
      </Fact>
      <Fact term={t('rateThen')}>
        <Rate state={to} rate={rates?.after} />
      </Fact>
    </Facts>
  );
}

function Rate({ state, rate }: { state: RewardScreenState; rate: Fraction | undefined }) {
  const t = useTranslations('migrationLanding.dialog');
  if (state.figures?.period === 'finished') return <>{t('ended')}</>;
  if (!rate) return <>{NOT_KNOWN}</>;
  return <WeeklyRate rate={rate} rewardToken={state.pool.rewardToken} />;
}
