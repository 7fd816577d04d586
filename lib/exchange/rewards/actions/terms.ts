import type { Address } from 'viem';
import type { Amount } from '@/lib/base/amounts/amount';
import { AppError } from '@/lib/base/errors/appError';
import type { Token } from '@/lib/base/tokens/token';
import type { RewardPool } from '@/lib/exchange/rewards/pools/rewardPool';
import type { PermitSignature } from '@/lib/transactions/approvals/permitSignature';
import type { WithdrawWay } from './withdrawWays';

/** A deposit with everything that its review shows. */
export type DepositTerms = {
  readonly account: Address;
  readonly pool: RewardPool;
  readonly amount: Amount<Token>;
  /** The deadline setting, which a signature keeps to. A deposit itself has no deadline. */
  readonly deadlineSeconds: number;
  /** The signature that approves exactly this amount, if there is one. */
  readonly permit?: PermitSignature;
};

/** Rewards that are paid in addition to the pool's own. */
export type ExtraRewards = readonly Amount<Token>[];

/** The claim of a rewarder itself: its contract, and the ids of the rewards that it owes. */
export type RewarderClaim = {
  readonly address: Address;
  readonly rewardIds: readonly bigint[];
};

/** A withdrawal whose way is not chosen yet. */
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
  readonly way: WithdrawWay;
};

/** A claim with everything that its review shows. */
export type RewardClaimTerms = {
  readonly account: Address;
  readonly pool: RewardPool;
  readonly earned: Amount<Token>;
  /** The block from which on this much is owed; undefined while unknown. */
  readonly earnedBlock?: bigint | undefined;
  readonly extra: ExtraRewards;
  /** How the rewarder itself pays `extra`, and nothing else; undefined if the pool pays. */
  readonly rewarder?: RewarderClaim | undefined;
};

/** What a deposit needs. The form offers no review while a part is missing. */
type Parts = Omit<DepositTerms, 'account' | 'amount' | 'permit'> & {
  readonly account: Address | undefined;
  readonly amount: Amount<Token> | undefined;
};

/**
 * The deposit that a form describes.
 *
 * @throws {NoDepositAccountError} without an account.
 * @throws {MissingDepositAmountError} without an amount.
 */
export function depositTerms({ account, amount, ...rest }: Parts): DepositTerms {
  if (account === undefined) throw new NoDepositAccountError();
  if (amount === undefined) throw new MissingDepositAmountError();
  return { account, amount, ...rest };
}

/** No wallet is connected. */
export class NoDepositAccountError extends AppError {
  constructor() {
    super('Missing dependencies', { code: 'errors.missingStakeDependencies' });
  }
}

/** There is no amount to stake. */
export class MissingDepositAmountError extends AppError {
  constructor() {
    super('Missing liquidity amount', { code: 'errors.missingLiquidityAmount' });
  }
}
