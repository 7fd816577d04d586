import type { RewardContract } from '@/lib/exchange/rewards/pools/rewardPool';
import { isEqualTo } from '@/lib/transactions/review/argumentChecks';
import type { Statement } from '@/lib/transactions/review/statement';
import { ACCRUAL_GAS, chefCall, ownCall, PAYOUT_GAS, UNLIMITED_TIME } from './rewardStatement';
import type { WithdrawMethod } from './withdrawMethods';

/** The specified minimum gas limit of `exit()`. MiniChef's calls are estimated. */
const EXIT_GAS = 300_000n;

/** An emergency withdrawal accrues nothing. */
const UNESTIMATED_GAS: Readonly<Record<WithdrawMethod, bigint>> = {
  exit: PAYOUT_GAS,
  withdrawAndHarvest: PAYOUT_GAS,
  withdraw: ACCRUAL_GAS,
  emergencyWithdraw: 0n,
};

/** A withdrawal as it was shown, with the method that was shown. */
type ShownWithdrawal = {
  readonly contract: RewardContract;
  readonly raw: bigint;
  readonly method: WithdrawMethod;
};

/** The statement of a withdrawal. What is staked, and the reward, go to the account. */
export function withdrawStatement({ contract, raw, method }: ShownWithdrawal): Statement {
  const amount = isEqualTo(raw);
  return {
    ...UNLIMITED_TIME,
    unestimatedGas: UNESTIMATED_GAS[method],
    ...(method === 'exit' && { leastGas: EXIT_GAS }),
    allowedCall: (signing) =>
      contract.type === 'stakingRewards'
        ? ownCall(contract, method, method === 'exit' ? {} : { amount })
        : chefCall(contract, signing, {
            functionName: method,
            args: method === 'emergencyWithdraw' ? {} : { amount },
          }),
  };
}
