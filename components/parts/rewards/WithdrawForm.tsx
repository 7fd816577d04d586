import { lazyPart } from '@/components/parts/loading/lazyPart';
import { MissingAction } from '@/components/ui/MissingAction';
import { useLatch } from '@/components/ui/useLatch';
import type { RewardScreenState } from '@/lib/exchange/rewards/actions/useRewardScreen';
import { RewardFormAction, useObstacleText } from './RewardFormAction';
import type { RewardView } from './rewardView';
import { StakeAmountField } from './StakeAmountField';
import { useRewardWords } from './useRewardWords';

/** Loaded once there is something to withdraw: it has everything that signing needs. */
const WithdrawReviewFlow = lazyPart(
  () => import('./WithdrawReviewFlow'),
  'WithdrawReviewFlow',
  Loading,
);

type Props = { state: RewardScreenState; view: RewardView };

/** Withdraws from a reward pool: everything, unless an amount is chosen. */
export function WithdrawForm({ state, view }: Props) {
  const own = useRewardWords(view.words);
  const { pool, account, staked, forms } = state;
  const form = forms.withdraw;
  const isEmpty = staked?.raw === 0n;
  const obstacleText = useObstacleText(state, 'withdraw');
  const isReady = account !== undefined && obstacleText === undefined;
  const hasBegun = useLatch(isReady || form.formStatus.status !== 'unsent');
  return (
    <>
      <StakeAmountField
        side="withdraw"
        form={form}
        view={view}
        token={pool.stakingToken}
        hasAccount={account !== undefined}
        hasFailed={state.hasFailed}
      />
      <RewardFormAction
        state={state}
        obstacleText={isEmpty ? own('nothingStaked') : obstacleText}
      />
      {hasBegun && <WithdrawReviewFlow state={state} view={view} isShown={isReady} />}
    </>
  );
}

function Loading({ view }: { view: RewardView }) {
  return <MissingAction>{useRewardWords(view.words)('withdrawReview')}</MissingAction>;
}
