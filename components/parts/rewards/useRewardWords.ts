import { useTranslations } from 'next-intl';

/** How a pool's screen names what it does: "Deposit" and "Withdraw", or "Stake" and "Unstake". */
export type RewardWords = 'deposit' | 'stake';

/** The words of a pool's screen. */
export function useRewardWords(words: RewardWords) {
  return useTranslations(`rewards.${words}`);
}
