import { type Address, zeroAddress } from 'viem';
import type { ChainId } from '@/lib/base/networks/network';
import { isRefused, resultOf } from '@/lib/chain/reads/readOutcome';
import { useChainReads } from '@/lib/chain/reads/useChainReads';
import { pendingTokensRead, rewarderRead, rewardInfosRead } from './rewarderReads';
import type { RewardAnswers } from './rewardFigures';
import type { RewardPool } from './rewardPool';

/** How often rewarders are read, unless the account has sent something. */
const SELDOM_BLOCKS = 30;

/** What a rewarder adds to the answers about its pool. */
type RewarderAnswers = Pick<RewardAnswers, 'extra' | 'owedExtra'>;

type Options = {
  readonly account: Address | undefined;
  readonly sinceBlock: bigint | undefined;
};

/**
 * The answers of rewarders that pay at a rate of their own, in the order of their pools. This
 * costs one read for each pool.
 */
export function useRewarders(
  chainId: ChainId | undefined,
  pools: readonly (RewardPool | undefined)[],
  { account, sinceBlock }: Options,
): readonly RewarderAnswers[] {
  const seldom = { everyBlocks: SELDOM_BLOCKS };
  const found = useChainReads(
    chainId,
    pools.map((pool) => pool && rewarderRead(pool)),
    seldom,
  );
  const rewarders = found.map(resultOf);
  const infos = useChainReads(chainId, rewarders.map(rewardInfosRead), seldom);
  const owed = useChainReads(
    chainId,
    pools.map((pool, index) => {
      const rewarder = resultOf(infos[index]) && rewarders[index];
      return pool && pendingTokensRead(pool, { account, earned: 0n, rewarder });
    }),
    { ...seldom, sinceBlock },
  );
  return pools.map((_pool, index) => {
    const rewarder = found[index];
    if (rewarder === undefined || rewarder.status === 'invalid' || isRefused(rewarder)) return {};
    if (resultOf(rewarder) === zeroAddress) return {};
    if (resultOf(rewarder) === undefined) return { extra: { status: 'loading' } };
    return { extra: infos[index], owedExtra: owed[index] };
  });
}
