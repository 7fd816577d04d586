import type { Address } from 'viem';
import type { ChainId } from '@/lib/base/networks/network';
import { resultOf } from '@/lib/chain/reads/readState';
import { SELDOM } from '@/lib/chain/reads/useChainReads';
import { useReadRecords } from '@/lib/chain/reads/useReadRecords';
import { hasStakeOrReward } from '@/lib/exchange/rewards/pools/rewardState';
import { useRewardStates } from '@/lib/exchange/rewards/pools/useRewardStates';
import { stakeApr, stakeQuoteRead } from './stakeApr';
import type { Stake } from './stakeCatalogue';
import type { StakeRow } from './stakeRow';

type StakeRows = {
  /** The stakes whose figures are known, and failed ones in which the account has something. */
  readonly rows: readonly StakeRow[];
  /** Whether the figures of some stakes are still being read. */
  readonly isLoading: boolean;
  /** Whether the contract of a stake returns no usable answer. */
  readonly hasFailed: boolean;
};

/** Stakes with their figures, and what an account has in them. Each is read separately. */
export function useStakeRows(
  chainId: ChainId | undefined,
  stakes: readonly Stake[],
  account: Address | undefined,
): StakeRows {
  const quoted = useReadRecords(
    chainId,
    stakes.map((stake) => ({ stake, pool: stake.pool })),
    ({ stake }) => ({ quote: stakeQuoteRead(stake) }),
    { everyBlocks: SELDOM },
  );
  const states = useRewardStates(chainId, quoted, account);
  const rows = states.flatMap(({ stake, state, quote }): StakeRow[] => {
    if (state.status === 'failed' && hasStakeOrReward(state.own))
      return [{ stake, figures: undefined, own: state.own, apr: 'unknown' }];
    if (state.status !== 'known' || quote.status === 'loading') return [];
    const { figures, own } = state;
    return [{ stake, figures, own, apr: stakeApr(figures, resultOf(quote)?.at(-1)) }];
  });
  const isLoading = states.some(
    ({ state, quote }) =>
      state.status === 'loading' || (state.status === 'known' && quote.status === 'loading'),
  );
  const hasFailed = states.some(
    ({ state: { status } }) => status === 'failed' || status === 'absent',
  );
  return { rows, isLoading, hasFailed };
}
