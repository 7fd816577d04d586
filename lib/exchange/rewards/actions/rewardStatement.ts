import type { Address } from 'viem';
import { miniChefAbi } from '@/lib/chain/contracts/abis/miniChef';
import { rewarderAbi } from '@/lib/chain/contracts/abis/rewarder';
import { stakingRewardsAbi } from '@/lib/chain/contracts/abis/stakingRewards';
import type { RewardContract } from '@/lib/exchange/rewards/pools/rewardPool';
import type { PermitSignature } from '@/lib/transactions/approvals/permitSignature';
import {
  type ArgumentCheck,
  isEqualTo,
  isSameAddress,
  isSameList,
  isSameWord,
} from '@/lib/transactions/review/argumentChecks';
import { isDeadlineIn } from '@/lib/transactions/review/deadlineCheck';
import { PLAIN_SEND_ERRORS } from '@/lib/transactions/review/sendErrors';
import type {
  AllowedContractCall,
  CallContext,
  Statement,
} from '@/lib/transactions/review/statement';
import type { WithdrawWay } from './withdrawWays';

/** The specified minimum gas limits of `exit()` and `getReward()`. MiniChef's are estimated. */
const [EXIT_GAS, CLAIM_GAS] = [300_000n, 350_000n];

/**
 * Gas that a node's estimate can miss. A pool accrues rewards at most once a second, and a node
 * estimates at the time of its latest block. If a deposit or withdrawal in that block has already
 * accrued them, the estimate misses the accrual: 15,330 gas in MiniChef, and up to 28,390 in
 * another contract, where a reward is stored for the first time.
 */
const ACCRUAL_GAS = 30_000n;
/**
 * The same, of a call that also pays the reward. If the estimate finds no reward, right after the
 * account's own deposit, it lacks the transfer too: of PNG with the votes that it moves, and of a
 * rewarder's token. That is up to 114,670 gas.
 */
const PAYOUT_GAS = 120_000n;

/** An emergency withdrawal accrues nothing. */
const UNESTIMATED_GAS: Readonly<Record<WithdrawWay, bigint>> = {
  exit: PAYOUT_GAS,
  withdrawAndHarvest: PAYOUT_GAS,
  withdraw: ACCRUAL_GAS,
  emergencyWithdraw: 0n,
};

/** A deposit as it was shown; with `permit` if it is approved by signature. */
export type ShownDeposit = {
  readonly contract: RewardContract;
  readonly raw: bigint;
  readonly deadlineSeconds: number;
  readonly permit?: PermitSignature;
};

/** A withdrawal as it was shown, with the way that was shown. */
export type ShownWithdrawal = {
  readonly contract: RewardContract;
  readonly raw: bigint;
  readonly way: WithdrawWay;
};

/** The statement of a deposit. What is staked belongs to the account. */
export function depositStatement(shown: ShownDeposit): Statement {
  const { permit, deadlineSeconds } = shown;
  return {
    ...UNLIMITED_TIME,
    unestimatedGas: ACCRUAL_GAS,
    deadlineSeconds: permit ? deadlineSeconds : 0,
    allowedCall: (signing) => allowedDeposit(shown, signing),
  };
}

/** The statement of a withdrawal. What is staked, and the reward, go to the account. */
export function withdrawStatement({ contract, raw, way }: ShownWithdrawal): Statement {
  const amount = isEqualTo(raw);
  return {
    ...UNLIMITED_TIME,
    unestimatedGas: UNESTIMATED_GAS[way],
    ...(way === 'exit' && { leastGas: EXIT_GAS }),
    allowedCall: (signing) =>
      contract.type === 'stakingRewards'
        ? own(contract, way, way === 'exit' ? {} : { amount })
        : ofChef(contract, signing, {
            functionName: way,
            args: way === 'emergencyWithdraw' ? {} : { amount },
          }),
  };
}

/** A claim of what a rewarder owes, as it was shown. */
type ShownRewarderClaim = {
  readonly address: Address;
  readonly rewardIds: readonly bigint[];
};

/** The statement of a claim from a rewarder itself. What it owes goes to the account. */
export function rewarderClaimStatement({ address, rewardIds }: ShownRewarderClaim): Statement {
  return {
    ...UNLIMITED_TIME,
    unestimatedGas: PAYOUT_GAS,
    allowedCall: ({ account }) => ({
      target: address,
      abi: rewarderAbi,
      functionNames: ['forceClaimRewards'],
      args: { rewardIds: isSameList(rewardIds), to: isSameAddress(account) },
      value: 0n,
    }),
  };
}

/** The statement of a claim. The reward goes to the account. */
export function claimStatement(contract: RewardContract): Statement {
  const isOwn = contract.type === 'stakingRewards';
  return {
    ...UNLIMITED_TIME,
    unestimatedGas: PAYOUT_GAS,
    ...(isOwn && { leastGas: CLAIM_GAS }),
    allowedCall: (signing) =>
      isOwn
        ? own(contract, 'getReward', {})
        : ofChef(contract, signing, { functionName: 'harvest', args: {} }),
  };
}

/** None of these calls has a deadline of its own. */
const UNLIMITED_TIME = { deadlineSeconds: 0, sendErrors: PLAIN_SEND_ERRORS };

function allowedDeposit(
  { contract, raw, permit, deadlineSeconds }: ShownDeposit,
  signing: CallContext,
): AllowedContractCall {
  const isAllowedDeadline = isDeadlineIn(signing.nowSeconds, deadlineSeconds);
  const args = {
    amount: isEqualTo(raw),
    ...(permit && {
      deadline: (deadline: unknown) => isAllowedDeadline(deadline) && deadline === permit.deadline,
      v: isEqualTo(permit.v),
      r: isSameWord(permit.r),
      s: isSameWord(permit.s),
    }),
  };
  if (contract.type === 'stakingRewards')
    return own(contract, permit ? 'stakeWithPermit' : 'stake', args);
  return ofChef(contract, signing, {
    functionName: permit ? 'depositWithPermit' : 'deposit',
    args,
  });
}

type Checks = Readonly<Record<string, ArgumentCheck>>;
type OwnContract = Extract<RewardContract, { readonly type: 'stakingRewards' }>;
type Chef = Extract<RewardContract, { readonly type: 'miniChef' }>;

/** A contract of one pool always acts for its caller. */
function own({ address }: OwnContract, functionName: string, args: Checks): AllowedContractCall {
  return {
    target: address,
    abi: stakingRewardsAbi,
    functionNames: [functionName],
    args,
    value: 0n,
  };
}

/** MiniChef takes the pool, and whom to pay. */
function ofChef(
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
