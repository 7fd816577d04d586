import { isPaying } from '@/lib/exchange/rewards/pools/rewardState';
import { useRewardStates } from '@/lib/exchange/rewards/pools/useRewardStates';
import { arrangeStakes } from './arrangeStakes';
import type { Stake } from './stakeCatalogue';

/** Of some stakes of one chain, the most staked one that is known to pay. */
export function useRunningStake(stakes: readonly Stake[]): Stake | undefined {
  const items = stakes.map((stake) => ({ stake, pool: stake.pool }));
  const rows = useRewardStates(stakes[0]?.pool.chainId, items, undefined).flatMap(
    ({ stake, state }) => {
      const figures = state.status === 'known' ? state.figures : undefined;
      return isPaying(figures) ? [{ stake, figures, own: undefined, apr: 'unknown' as const }] : [];
    },
  );
  return arrangeStakes(rows)[0]?.stake;
}
