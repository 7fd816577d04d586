import { miniChefAbi } from '@/lib/chain/contracts/abis/miniChef';
import { stakingRewardsAbi } from '@/lib/chain/contracts/abis/stakingRewards';
import type { RewardContract } from '@/lib/exchange/rewards/pools/rewardPool';
import {
  type ArgumentCheck,
  isEqualTo,
  isSameAddress,
} from '@/lib/transactions/review/argumentChecks';
import { PLAIN_SEND_ERRORS } from '@/lib/transactions/review/sendErrors';
import type { AllowedContractCall, CallContext } from '@/lib/transactions/review/statement';

/**
 * Gas that a node's estimate can miss. A pool accrues rewards at most once a second, and a node
 * estimates at the time of its latest block. If a deposit or withdrawal in that block has already
 * accrued them, the estimate misses the accrual: 15,330 gas in MiniChef, and up to 28,390 in
 * another contract, where a reward is stored for the first time.
 */
export const ACCRUAL_GAS = 30_000n;
/**
 * The same, of a call that also pays the reward. If the estimate finds no reward, right after the
 * account's own deposit, it lacks the transfer too: of PNG with the votes that it moves, and of a
 * rewarder's token. That is up to 114,670 gas.
 */
export const PAYOUT_GAS = 120_000n;

/** None of these calls has a deadline of its own. */
export const UNLIMITED_TIME = { deadlineSeconds: 0, sendErrors: PLAIN_SEND_ERRORS };

type Checks = Readonly<Record<string, ArgumentCheck>>;
type OwnContract = Extract<RewardContract, { readonly type: 'stakingRewards' }>;
type Chef = Extract<RewardContract, { readonly type: 'miniChef' }>;

/** A contract of one pool always acts for its caller. */
export function ownCall(
  { address }: OwnContract,
  functionName: string,
  args: Checks,
): AllowedContractCall {
  return {
    target: address,
    abi: stakingRewardsAbi,
    functionNames: [functionName],
    args,
    value: 0n,
  };
}

/** A call of MiniChef, whose arguments name the pool and the account that is paid. */
export function chefCall(
  { address, poolId }: Chef,
  { account }: CallContext,
  { functionName, args }: { readonly functionName: string; readonly args: Checks },
): AllowedContractCall {
  return {
    target: address,
    abi: miniChefAbi,
    functionNames: [functionName],
    args: { pid: isEqualTo(poolId), to: isSameAddress(account), ...args },
    value: 0n,
  };
}
