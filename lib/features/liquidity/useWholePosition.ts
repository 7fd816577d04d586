import { useMemo } from 'react';
import type { Address } from 'viem';
import type { Token } from '@/lib/base/tokens/token';
import { hasNoUsableAnswer, isFailed, isSettled, resultOf } from '@/lib/chain/reads/readState';
import { useReadRecords } from '@/lib/chain/reads/useReadRecords';
import { usePools } from '@/lib/exchange/pairs/usePools';
import { farmsOfPair } from '@/lib/exchange/rewards/farms/farmsOfPair';
import { useFarmPools } from '@/lib/exchange/rewards/farms/useFarmPools';
import { stakedIn, stakedRead } from '@/lib/exchange/rewards/pools/rewardReads';
import { useLatestReceiptBlock } from '@/lib/transactions/history/useLatestReceiptBlock';
import type { WholePosition } from './ownStory';

/** `unreadable`: the pool, or a farm of its pool tokens, has no usable answer. */
type WholeRead = WholePosition | 'reading' | 'unreadable';

/**
 * All pool tokens that an account has of a pair, in its wallet and in farms, in the block in which
 * the page reads its positions.
 */
export function useWholePosition(tokens: readonly [Token, Token], account: Address): WholeRead {
  const [first, second] = tokens;
  const { chainId } = first;
  const farms = useMemo(() => farmsOfPair([first, second]), [first, second]);
  const found = useFarmPools(chainId, farms);
  const stakes = useReadRecords(
    chainId,
    found,
    (each) => ({ stake: each.status === 'known' ? stakedRead(each.pool, account) : undefined }),
    { needsSameBlock: true, sinceBlock: useLatestReceiptBlock(chainId, account) },
  );
  const [own] = usePools(chainId, [{ tokens }], { owner: account });
  if (own === undefined || own.isUnreadable) return 'unreadable';
  if (stakes.some(({ status }) => status === 'failed')) return 'unreadable';
  if (stakes.some(({ stake }) => hasNoUsableAnswer(stake) && isFailed(stake))) return 'unreadable';
  const { result } = own;
  const isReading = stakes.some(({ status, stake }) => status === 'loading' || !isSettled(stake));
  if (isReading || result.status === 'loading') return 'reading';
  if (result.status !== 'exists') return 'unreadable';
  if (result.held === undefined) return 'reading';
  const staked = stakes.reduce((sum, { stake }) => sum + stakedIn(resultOf(stake) ?? 0n), 0n);
  return { pool: result.pool, liquidity: result.held + staked, staked };
}
