import { hasStakeOrReward } from '@/lib/exchange/rewards/pools/rewardState';
import type { StakeRow } from './stakeRow';

/** The account's own stakes first; within each group, the most staked first. */
export function arrangeStakes(rows: readonly StakeRow[]): readonly StakeRow[] {
  return rows
    .toSorted((a, b) => compare(totalOf(b), totalOf(a)))
    .toSorted((a, b) => Number(hasStakeOrReward(b.own)) - Number(hasStakeOrReward(a.own)));
}

function totalOf({ figures }: StakeRow): bigint {
  return figures?.totalStaked ?? 0n;
}

function compare(a: bigint, b: bigint): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
