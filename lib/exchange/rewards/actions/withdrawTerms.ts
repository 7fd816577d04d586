import type { Address } from 'viem';
import type { Amount } from '@/lib/base/amounts/amount';
import type { Token } from '@/lib/base/tokens/token';
import type { RewardPool } from '@/lib/exchange/rewards/pools/rewardPool';
import type { ExtraRewards } from './rewardsOf';
import type { WithdrawMethod } from './withdrawMethods';

/** An amount that an account takes back, by whatever method. */
export type Withdrawal = {
  readonly account: Address;
  readonly pool: RewardPool;
  readonly amount: Amount<Token>;
};

/** A withdrawal with everything that its review shows. */
export type WithdrawalTerms = Withdrawal & {
  /** What is owed; undefined if the contract fails to report it. */
  readonly earned: Amount<Token> | undefined;
  /** The block from which on this much is owed; undefined while unknown. */
  readonly earnedBlock?: bigint | undefined;
  /** What the pool's rewarder pays with it; empty without one. */
  readonly extra: ExtraRewards;
  readonly method: WithdrawMethod;
};
