import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { lazyPart } from '@/components/parts/loading/lazyPart';
import { Fact, Facts } from '@/components/ui/Facts';
import { MissingAction } from '@/components/ui/MissingAction';
import { Notice } from '@/components/ui/Notice';
import { NOT_KNOWN } from '@/components/ui/notKnown';
import { useLatch } from '@/components/ui/useLatch';
import type { RewardScreenState } from '@/lib/exchange/rewards/actions/useRewardScreen';
import { hypotheticalRate } from '@/lib/exchange/rewards/pools/rewardRates';
import { isPaying } from '@/lib/exchange/rewards/pools/rewardState';
import { RewardFormAction, useObstacleText } from './RewardFormAction';
import type { RewardView } from './rewardView';
import { StakeAmountField } from './StakeAmountField';
import { useRewardWords } from './useRewardWords';
import { WeeklyAmount } from './WeeklyAmount';

/** Loaded once there is something to deposit: it has everything that signing needs. */
const DepositReviewFlow = lazyPart(
  () => import('./DepositReviewFlow'),
  'DepositReviewFlow',
  Loading,
);

type Props = { state: RewardScreenState; view: RewardView; note?: ReactNode };

/** Deposits in a reward pool, and says what that earns. */
export function DepositForm({ state, view, note }: Props) {
  const t = useTranslations('rewards');
  const own = useRewardWords(view.words);
  const { pool, account, figures, staked, forms } = state;
  const form = forms.deposit;
  const obstacleText = useObstacleText(state, 'deposit');
  const isReady = account !== undefined && obstacleText === undefined;
  const hasBegun = useLatch(isReady || form.formStatus.status !== 'unsent');
  const added = form.error === undefined ? form.amount : undefined;
  return (
    <>
      <StakeAmountField
        side="deposit"
        form={form}
        view={view}
        token={pool.stakingToken}
        hasAccount={account !== undefined}
        hasFailed={state.isBalanceUnreadable}
      />
      {figures?.period === 'finished' && <Notice tone="warning">{own('finished')}</Notice>}
      {note}
      <RewardFormAction state={state} obstacleText={obstacleText} />
      {hasBegun && <DepositReviewFlow state={state} view={view} isShown={isReady} />}
      <Facts>
        <Fact term={t(added ? 'rateWith' : 'yourRate')}>
          {isPaying(figures) ? (
            <WeeklyAmount
              rate={hypotheticalRate(figures, staked?.raw ?? 0n, added?.raw ?? 0n)}
              rewardToken={pool.rewardToken}
            />
          ) : (
            NOT_KNOWN
          )}
        </Fact>
      </Facts>
    </>
  );
}

function Loading({ view }: { view: RewardView }) {
  return <MissingAction>{useRewardWords(view.words)('depositReview')}</MissingAction>;
}
