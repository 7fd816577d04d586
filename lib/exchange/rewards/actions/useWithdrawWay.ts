import { skipToken, useQuery } from '@tanstack/react-query';
import type { Amount } from '@/lib/base/amounts/amount';
import type { Token } from '@/lib/base/tokens/token';
import { rewardPoolKey } from '@/lib/exchange/rewards/pools/rewardPool';
import { useMarketFigure } from '@/lib/transactions/review/useMarketFigure';
import { findWithdrawWay } from './findWithdrawWay';
import type { RewardScreen } from './useRewardScreen';
import type { WithdrawalTerms } from './withdrawTerms';
import { triedWays, type WithdrawWay, withdrawWays } from './withdrawWays';

/** About the time of a block. A slow answer is awaited, and not requested twice. */
const ASK_EVERY_MS = 2_000;

/** The one that gives up least first. */
type Ways = readonly [WithdrawWay, ...WithdrawWay[]];

/** A withdrawal at the start of its review, which then looks for the way that works. */
export type WantedWithdrawal = Omit<WithdrawalTerms, 'way'> & {
  /** All that the account has in the pool. */
  readonly staked: Amount<Token>;
};

/**
 * The way to withdraw that gives up least of those that the contract accepts. It asks the contract
 * again and again, and returns to the normal way once the pool pays again. For a part it also asks
 * about the ways that take all.
 *
 * @param screen - Follows what is staked: a way that takes all is for a withdrawal of all.
 * @param isUnconfirmed - Whether the user can still confirm. Afterwards the way stays.
 */
export function useWithdrawWay(
  wanted: WantedWithdrawal,
  screen: RewardScreen,
  isUnconfirmed: boolean,
) {
  const { account, pool, amount } = wanted;
  const [isAll, showAll] = useMarketFigure(wanted, isUnconfirmed, amount.raw === wanted.staked.raw);
  const staked = screen.account === account ? screen.staked : undefined;
  showAll(staked ? amount.raw === staked.raw : isAll);
  const ways = withdrawWays(pool, isAll);
  const tried = triedWays(pool, isAll);
  const accepted = useAcceptedWay(wanted, tried, isUnconfirmed);
  const [chosen, choose] = useMarketFigure(wanted, isUnconfirmed, accepted);
  // One that reverts in all ways keeps its way: the simulation and the wallet show why it fails.
  if (accepted) choose(accepted);
  const isAdvised = chosen != null && tried.includes(chosen) && !ways.includes(chosen);
  // Once the way that takes all reverts too, it is no longer advised.
  if (accepted === null && isAdvised) choose(null);
  const way = ways.find((each) => each === chosen) ?? ways[0];
  return {
    way,
    /** Whether the contract now returns no part of the stake, only all of it. */
    needsAll: isAdvised && staked !== undefined && amount.raw < staked.raw,
    /** Whether the normal way fails. */
    isDegraded: way !== ways[0],
  };
}

/**
 * The first way that the contract accepts now; null if all revert, undefined until it is
 * known.
 */
function useAcceptedWay(
  { account, pool, amount }: WantedWithdrawal,
  ways: Ways,
  isUnconfirmed: boolean,
): WithdrawWay | null | undefined {
  const { data } = useQuery({
    queryKey: ['withdrawWay', rewardPoolKey(pool), account, String(amount.raw), ways],
    queryFn: isUnconfirmed
      ? ({ signal }) => findWithdrawWay({ account, pool, amount }, ways, { signal })
      : skipToken,
    refetchInterval: ASK_EVERY_MS,
    retry: false,
    gcTime: 0,
    networkMode: 'always',
  });
  return data;
}
