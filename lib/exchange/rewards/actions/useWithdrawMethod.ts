import { skipToken, useQuery } from '@tanstack/react-query';
import type { Amount } from '@/lib/base/amounts/amount';
import type { Token } from '@/lib/base/tokens/token';
import { rewardPoolKey } from '@/lib/exchange/rewards/pools/rewardPool';
import { useLiveUntilConfirmed } from '@/lib/transactions/review/useLiveUntilConfirmed';
import { findWithdrawMethod } from './findWithdrawMethod';
import type { RewardScreenState } from './useRewardScreen';
import {
  triedMethods,
  type WithdrawMethod,
  type WithdrawMethods,
  withdrawMethods,
} from './withdrawMethods';
import type { WithdrawalTerms } from './withdrawTerms';

/** About the time of a block. A slow answer is awaited, and not requested twice. */
const ASK_EVERY_MS = 2_000;

/** A withdrawal at the start of its review, which then looks for the method that works. */
export type ReviewedWithdrawal = Omit<WithdrawalTerms, 'method'> & {
  /** All that the account has in the pool. */
  readonly staked: Amount<Token>;
};

/**
 * The method to withdraw that gives up least of those that the contract accepts. It asks the
 * contract again and again, and returns to the normal method once the pool pays again. For a part
 * it also asks about the methods that take all.
 *
 * @param state - Follows what is staked: a method that takes all is for a withdrawal of all.
 * @param isUnconfirmed - Whether the user can still confirm. Afterwards the method stays.
 */
export function useWithdrawMethod(
  reviewed: ReviewedWithdrawal,
  state: RewardScreenState,
  isUnconfirmed: boolean,
) {
  const { account, pool, amount } = reviewed;
  const [isAll, showAll] = useLiveUntilConfirmed(
    reviewed,
    isUnconfirmed,
    amount.raw === reviewed.staked.raw,
  );
  const staked = state.account === account ? state.staked : undefined;
  showAll(staked ? amount.raw === staked.raw : isAll);
  const methods = withdrawMethods(pool, isAll);
  const tried = triedMethods(pool, isAll);
  const accepted = useAcceptedMethod(reviewed, tried, isUnconfirmed);
  const [chosen, choose] = useLiveUntilConfirmed(reviewed, isUnconfirmed, accepted);
  // If all methods revert, the chosen one stays: the simulation and the wallet show why it fails.
  if (accepted) choose(accepted);
  const isAdvised = chosen != null && tried.includes(chosen) && !methods.includes(chosen);
  // Once the method that takes all reverts too, it is no longer advised.
  if (accepted === null && isAdvised) choose(null);
  const method = methods.find((each) => each === chosen) ?? methods[0];
  return {
    method,
    /** Whether the contract now returns no part of the stake, only all of it. */
    needsAll: isAdvised && staked !== undefined && amount.raw < staked.raw,
    /** Whether the normal method fails. */
    isDegraded: method !== methods[0],
  };
}

/**
 * The first method that the contract accepts now; null if all revert, undefined until it is
 * known.
 */
function useAcceptedMethod(
  { account, pool, amount }: ReviewedWithdrawal,
  methods: WithdrawMethods,
  isUnconfirmed: boolean,
): WithdrawMethod | null | undefined {
  const { data } = useQuery({
    queryKey: ['withdrawMethod', rewardPoolKey(pool), account, String(amount.raw), methods],
    queryFn: isUnconfirmed
      ? ({ signal }) => findWithdrawMethod({ account, pool, amount }, methods, { signal })
      : skipToken,
    refetchInterval: ASK_EVERY_MS,
    retry: false,
    gcTime: 0,
    networkMode: 'always',
  });
  return data;
}
