import { useTranslations } from 'next-intl';
import { useAmountErrorText } from '@/components/parts/amounts/useAmountErrorText';
import { FormStop } from '@/components/parts/figuresAge/FormStop';
import { useStaleText } from '@/components/parts/figuresAge/useStaleText';
import { ConnectAction } from '@/components/parts/wallet/ConnectAction';
import type { RewardSide } from '@/lib/exchange/rewards/actions/rewardForms';
import type { RewardScreen } from '@/lib/exchange/rewards/actions/useRewardScreen';

/** What keeps a form from its review, as the text of its button; undefined when nothing does. */
export function useMissing(screen: RewardScreen, side: RewardSide): string | undefined {
  const t = useTranslations('rewards');
  const amountErrorText = useAmountErrorText();
  const staleText = useStaleText(screen.pool.chainId);
  const { error, available } = screen.forms[side];
  const { stakingToken } = screen.pool;
  if (isUnusable(screen, side)) return t('unusable');
  if (error === 'tooManyDecimals') return amountErrorText({ type: error, currency: stakingToken });
  // Before the stake is known, a withdrawal of everything has no amount yet.
  if (available === undefined || (side === 'deposit' && screen.figures === undefined))
    return t('loading');
  if (error) return amountErrorText({ type: error, currency: stakingToken });
  if (staleText) return staleText;
  return screen.canSign ? undefined : t(screen.isCheckingDecimals ? 'loading' : 'unusable');
}

/** What is staked can be taken back although the contract does not report what it pays. */
function isUnusable({ hasFailed, isBalanceUnreadable, staked }: RewardScreen, side: RewardSide) {
  return side === 'deposit' ? hasFailed || isBalanceUnreadable : hasFailed && staked === undefined;
}

type Props = { screen: RewardScreen; missing: string | undefined };

/** The action of a form that has no review yet; nothing once it has one. */
export function RewardFormAction({ screen, missing }: Props) {
  if (screen.account === undefined) return <ConnectAction />;
  return missing !== undefined && <FormStop>{missing}</FormStop>;
}
