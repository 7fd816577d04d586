import { useState } from 'react';
import type { Address } from 'viem';
import type { Amount } from '@/lib/amounts/amount';
import type { ExtraRewards } from '@/lib/rewards/proposals';
import type { RewardScreen } from '@/lib/rewards/useRewardScreen';
import type { Token } from '@/lib/tokens/token';

/** A reward, the block from which on it is owed, and what is paid beside it. */
type Shown<Earned extends Amount<Token> | undefined> = {
  readonly earned: Earned;
  readonly earnedBlock?: bigint | undefined;
  readonly extra: ExtraRewards;
};

/**
 * The reward of a review as it grows. The call is the same, whatever it pays. Once the review is
 * confirmed, the reward that was shown last stays.
 */
export function useGrowingReward<Earned extends Amount<Token> | undefined>(
  reviewed: Shown<Earned> & { readonly account: Address },
  screen: Pick<RewardScreen, 'account' | 'earned' | 'earnedBlock' | 'extra'>,
  isOpen: boolean,
): Shown<Earned | Amount<Token>> {
  const { earned, earnedBlock, extra } = screen;
  const [shown, setShown] = useState<Shown<Earned | Amount<Token>>>(reviewed);
  const isOwn = screen.account === reviewed.account;
  const isNew = shown.earned?.raw !== earned?.raw || shown.extra !== extra;
  if (isOpen && isOwn && earned && isNew) setShown({ earned, earnedBlock, extra });
  return shown;
}
