import { useState } from 'react';
import type { Address } from 'viem';
import type { Amount } from '@/lib/amounts/amount';
import type { ExtraRewards } from '@/lib/rewards/proposals';
import type { RewardScreen } from '@/lib/rewards/useRewardScreen';
import type { Token } from '@/lib/tokens/token';

/** A reward under review, and what is paid beside it. */
type Reward<Earned extends Amount<Token> | undefined> = {
  readonly account: Address;
  readonly earned: Earned;
  readonly extra: ExtraRewards;
};

/**
 * The reward of a review as it grows. The call is the same, whatever it pays. Once the review is
 * confirmed, the reward that was shown last stays.
 */
export function useGrowingReward<Earned extends Amount<Token> | undefined>(
  reviewed: Reward<Earned>,
  screen: Pick<RewardScreen, 'account' | 'earned' | 'extra'>,
  isOpen: boolean,
): { readonly earned: Earned | Amount<Token>; readonly extra: ExtraRewards } {
  const [shown, setShown] = useState<{
    readonly earned: Earned | Amount<Token>;
    readonly extra: ExtraRewards;
  }>(reviewed);
  const { earned, extra } = screen;
  const isOwn = screen.account === reviewed.account;
  const isNew = shown.earned?.raw !== earned?.raw || shown.extra !== extra;
  if (isOpen && isOwn && earned && isNew) setShown({ earned, extra });
  return shown;
}
