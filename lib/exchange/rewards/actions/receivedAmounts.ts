import type { Amount } from '@/lib/base/amounts/amount';
import { isSameToken, type Token } from '@/lib/base/tokens/token';
import type { ExpectedChange } from '@/lib/transactions/submit/intent';
import { amountsByToken } from './rewardsOf';

/**
 * Amounts that the account receives. A reward only grows until it is paid, so what is owed at a
 * block is the least that arrives from then on. What is taken back does not grow. Amounts of one
 * token are one change.
 */
export function receivedAmounts(
  takenBack: readonly Amount<Token>[],
  rewards: readonly Amount<Token>[],
  earnedBlock: bigint | undefined,
): readonly ExpectedChange[] {
  return amountsByToken([...takenBack, ...rewards]).map(({ currency, raw }) => {
    const isReward = rewards.some((reward) => isSameToken(reward.currency, currency));
    return { currency, shown: raw, worst: raw, ...(isReward && { growsSince: earnedBlock }) };
  });
}
