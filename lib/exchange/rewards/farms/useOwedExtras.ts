import type { Address } from 'viem';
import type { ChainId } from '@/lib/base/networks/network';
import { hasNoUsableAnswer, isSettled, resultOf } from '@/lib/chain/reads/readState';
import { SELDOM } from '@/lib/chain/reads/useChainReads';
import { useReadRecords } from '@/lib/chain/reads/useReadRecords';
import { pendingTokensRead } from '@/lib/exchange/rewards/pools/rewarderReads';
import { useRewarders } from '@/lib/exchange/rewards/pools/useRewarders';
import { useLatestReceiptBlock } from '@/lib/transactions/history/useLatestReceiptBlock';
import { useStakedFarms } from './useStakedFarms';

type OwedExtras = {
  /** How many super farms owe the account an extra reward. */
  readonly count: number;
  readonly isReading: boolean;
  /** Whether a rewarder does not report what it owes. */
  readonly isIncomplete: boolean;
};

/**
 * The super farms that owe an account an extra reward, among the farms where it has a stake. What
 * any other rewarder owes follows from the reward in PNG, which grows in each block: the screen of
 * the farm reads it.
 */
export function useOwedExtras(chainId: ChainId, account: Address): OwedExtras {
  const { staked } = useStakedFarms(chainId, account);
  const answered = useReadRecords(
    chainId,
    useRewarders(chainId, staked),
    ({ pool, rewarder, infos }) => ({
      pending: pendingTokensRead(pool, {
        account,
        earned: 0n,
        rewarder: resultOf(infos) && resultOf(rewarder),
      }),
    }),
    { everyBlocks: SELDOM, sinceBlock: useLatestReceiptBlock(chainId, account) },
  );
  return {
    count: answered.filter(({ pending }) => resultOf(pending)?.[1].some((raw) => raw > 0n)).length,
    isReading: !answered.every(({ rewarder, infos, pending }) =>
      [rewarder, infos, pending].every(isSettled),
    ),
    isIncomplete: answered.some(({ rewarder, pending }) =>
      [rewarder, pending].some(hasNoUsableAnswer),
    ),
  };
}
