import type { Address } from 'viem';
import type { ChainId } from '@/lib/base/networks/network';
import { isSettled, type ReadState, resultOf } from '@/lib/chain/reads/readState';
import { SELDOM } from '@/lib/chain/reads/useChainReads';
import { useReadRecords } from '@/lib/chain/reads/useReadRecords';
import { pendingTokensRead, rewarderRead, rewardInfosRead } from './rewarderReads';
import type { RewardPool } from './rewardPool';
import type { RewardAnswers } from './toRewardState';

const LOADING: ReadState<never> = { status: 'loading' };

/** What a rewarder adds to the answers about its pool. */
type RewarderAnswers = Pick<RewardAnswers, 'extra' | 'owedExtra'>;

type Options = {
  readonly account: Address | undefined;
  readonly sinceBlock: bigint | undefined;
};

/**
 * Reward pools with the answers of their rewarders, of those that pay at a rate of their own. This
 * costs one read for each pool, and two more for one whose rewarder answers.
 */
export function useRewarders<Item extends { readonly pool: RewardPool }>(
  chainId: ChainId | undefined,
  items: readonly Item[],
  { account, sinceBlock }: Options,
): readonly (Item & RewarderAnswers)[] {
  const seldom = { everyBlocks: SELDOM };
  const found = useReadRecords(
    chainId,
    items,
    ({ pool }) => ({ rewarder: rewarderRead(pool) }),
    seldom,
  );
  const described = useReadRecords(
    chainId,
    found,
    ({ rewarder }) => ({ infos: rewardInfosRead(resultOf(rewarder)) }),
    seldom,
  );
  const owing = useReadRecords(
    chainId,
    described,
    ({ pool, rewarder, infos }) => ({
      owedExtra: pendingTokensRead(pool, {
        account,
        earned: 0n,
        rewarder: resultOf(infos) && resultOf(rewarder),
      }),
    }),
    { ...seldom, sinceBlock },
  );
  return owing.map((each) => {
    const { rewarder, infos } = each;
    return { ...each, extra: isSettled(rewarder) ? infos : LOADING };
  });
}
