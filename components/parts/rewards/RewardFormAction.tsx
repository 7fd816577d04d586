import { useTranslations } from 'next-intl';
import { useAmountErrorText } from '@/components/parts/amounts/useAmountErrorText';
import { FormStop } from '@/components/parts/figuresAge/FormStop';
import { useStaleText } from '@/components/parts/figuresAge/useStaleText';
import { ConnectAction } from '@/components/parts/wallet/ConnectAction';
import type { RewardSide } from '@/lib/exchange/rewards/actions/rewardForms';
import type { RewardScreenState } from '@/lib/exchange/rewards/actions/useRewardScreen';

/** What keeps a form from its review, as the text of its button; undefined when nothing does. */
export function useObstacleText(state: RewardScreenState, side: RewardSide): string | undefined {
  const t = useTranslations('rewards');
  const amountErrorText = useAmountErrorText();
  const staleText = useStaleText(state.pool.chainId);
  const { error, available } = state.forms[side];
  const { stakingToken } = state.pool;
  if (isUnusable(state, side)) return t('unusable');
  if (error === 'tooManyDecimals') return amountErrorText({ type: error, currency: stakingToken });
  // Before the stake is known, a withdrawal of everything has no amount yet.
  if (available === undefined || (side === 'deposit' && state.figures === undefined))
    return t('loading');
  if (error) return amountErrorText({ type: error, currency: stakingToken });
  if (staleText) return staleText;
  return state.canSign ? undefined : t(state.isCheckingDecimals ? 'loading' : 'unusable');
}

/** What is staked can be taken back although the contract does not report what it pays. */
function isUnusable(
  { hasFailed, isBalanceUnreadable, staked }: RewardScreenState,
  side: RewardSide,
) {
  return side === 'deposit' ? hasFailed || isBalanceUnreadable : hasFailed && staked === undefined;
}

type Props = { state: RewardScreenState; obstacleText: string | undefined };

/** The action of a form that has no review yet; nothing once it has one. */
export function RewardFormAction({ state, obstacleText }: Props) {
  if (state.account === undefined) return <ConnectAction />;
  return obstacleText !== undefined && <FormStop>{obstacleText}</FormStop>;
}
