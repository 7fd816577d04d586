import type { Address } from 'viem';
import type { Amount } from '@/lib/base/amounts/amount';
import type { Token } from '@/lib/base/tokens/token';
import type { RewardPool } from '@/lib/exchange/rewards/pools/rewardPool';
import type { ExtraRewards } from './rewardsOf';
import type { WithdrawMethod } from './withdrawMethods';

/** A withdrawal whose method is not chosen yet. */
export type UndecidedWithdrawal = {
  readonly account: Address;
  readonly pool: RewardPool;
  readonly amount: Amount<Token>;
};

/** A withdrawal with everything that its review shows. */
export type WithdrawalTerms = UndecidedWithdrawal & {
  /** What is owed; undefined if the contract fails to report it. */
  readonly earned: Amount<Token> | undefined;
  /** The block from which on this much is owed; undefined while unknown. */
  readonly earnedBlock?: bigint | undefined;
  /** What the pool's rewarder pays with it; empty without one. */
  readonly extra: ExtraRewards;
  readonly method: WithdrawMethod;
};
