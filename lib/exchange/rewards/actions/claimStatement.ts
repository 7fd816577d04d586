import type { Address } from 'viem';
import { rewarderAbi } from '@/lib/chain/contracts/abis/rewarder';
import type { RewardContract } from '@/lib/exchange/rewards/pools/rewardPool';
import { isSameAddress, isSameList } from '@/lib/transactions/review/argumentChecks';
import type { Statement } from '@/lib/transactions/review/statement';
import { chefCall, ownCall, PAYOUT_GAS, UNLIMITED_TIME } from './rewardStatement';

/** The specified minimum gas limit of `getReward()`. MiniChef's call is estimated. */
const CLAIM_GAS = 350_000n;

/** The statement of a claim. The reward goes to the account. */
export function claimStatement(contract: RewardContract): Statement {
  const isOwn = contract.type === 'stakingRewards';
  return {
    ...UNLIMITED_TIME,
    unestimatedGas: PAYOUT_GAS,
    ...(isOwn && { leastGas: CLAIM_GAS }),
    allowedCall: (signing) =>
      isOwn
        ? ownCall(contract, 'getReward', {})
        : chefCall(contract, signing, { functionName: 'harvest', args: {} }),
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
