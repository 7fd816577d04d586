import { hasStakeOrReward, isPaying } from '@/lib/exchange/rewards/pools/rewardState';
import type { StakeRow } from './stakeRow';

/**
 * Whether the list links to a stake's own screen: the account has something in it, or it still
 * pays for what is staked now.
 */
export function hasScreenLink({ figures, own }: Pick<StakeRow, 'figures' | 'own'>): boolean {
  return hasStakeOrReward(own) || isPaying(figures);
}
