import type { RewardFigures } from '@/lib/exchange/rewards/pools/rewardState';
import { useRewardState } from '@/lib/exchange/rewards/pools/useRewardState';
import { conversionOf, convertedTokens } from './conversion';
import { type MovedRates, movedRates } from './movedRates';
import type { MigratedPair, Migration } from './useMigration';

/**
 * What the account's deposit in the old farm is paid, and what it would be in the present one.
 *
 * @param old - What the old farm pays; undefined while unknown.
 * @returns undefined while unknown, and if nothing is staked or it can't be converted.
 */
export function useMigrationRates(
  { account, from, to, isSamePair, holdings }: Extract<Migration, { status: 'known' }>,
  old: RewardFigures | undefined,
): MovedRates | undefined {
  const present = useRewardState(to.farm, account);
  const { staked = 0n, presentStaked } = holdings;
  if (staked === 0n || presentStaked === undefined) return undefined;
  if (old === undefined || present.status !== 'known') return undefined;
  const amount = isSamePair ? staked : convertedAmount(from, to, staked);
  if (amount === undefined) return undefined;
  return movedRates(
    { figures: old, amount: staked },
    { figures: present.figures, amount, staked: presentStaked },
  );
}

/** How many pool tokens of the present pair the deposit becomes; undefined if it yields none. */
function convertedAmount(from: MigratedPair, to: MigratedPair, liquidity: bigint) {
  const tokens = convertedTokens(from.pool.pair, to.pool.pair);
  if (tokens === undefined || liquidity > from.pool.supply) return undefined;
  return conversionOf(from.pool, to.pool, { tokens, liquidity })?.minted.raw;
}
