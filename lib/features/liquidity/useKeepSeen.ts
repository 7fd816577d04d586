import { useEffect, useEffectEvent } from 'react';
import type { Address } from 'viem';
import type { ChainId } from '@/lib/base/networks/network';
import { pairAddress } from '@/lib/chain/contracts/pairAddress';
import { latestChainTime } from '@/lib/chain/reads/latestChainTime';
import { useChainReader } from '@/lib/chain/reads/useChainReader';
import { SELDOM } from '@/lib/chain/reads/useChainReads';
import { useChainTime } from '@/lib/chain/reads/useChainTime';
import { usePendingTransactions } from '@/lib/transactions/history/useOwnTransactions';
import type { WholePosition } from './ownStory';
import { keepSeen, type SeenPosition } from './seenPositions';

/**
 * Keeps how this device first saw some positions. By that, one whose beginning is unknown has a
 * result since then. While a transaction of the account is pending, nothing is kept: it could be
 * in the block that was read, or after it.
 *
 * @param positions - Undefined while not all of them are known.
 * @returns Keeps them as they are now, in place of what was seen before.
 */
export function useKeepSeen(
  chainId: ChainId | undefined,
  account: Address | undefined,
  positions: readonly WholePosition[] | undefined,
): () => void {
  const reader = useChainReader(chainId);
  const isTimeKnown =
    useChainTime(chainId, {
      everyBlocks: SELDOM,
      precisionSeconds: Number.POSITIVE_INFINITY,
    }) !== undefined;
  const isPending = usePendingTransactions().length > 0;
  const keep = (replaces: boolean) => {
    const block = reader?.latestBlock;
    const seconds = reader && latestChainTime(reader);
    if (chainId === undefined || account === undefined || positions === undefined) return;
    if (block === undefined || seconds === undefined) return;
    const atMs = Number(seconds) * 1000;
    keepSeen(
      chainId,
      positions.flatMap((each) => seenNow(each, { account, atMs, block })),
      replaces,
    );
  };
  const keepFirst = useEffectEvent(() => keep(false));
  const isReady = positions !== undefined && isTimeKnown && !isPending;
  const pairs = positions
    ?.map(({ pool: { pair } }) => pairAddress(pair.token0, pair.token1))
    .join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is new is kept, once.
  useEffect(() => {
    if (isReady) keepFirst();
  }, [account, isReady, pairs]);
  return () => keep(true);
}

function seenNow(
  { pool, liquidity }: WholePosition,
  moment: Pick<SeenPosition, 'atMs' | 'block'> & { readonly account: Address },
): readonly SeenPosition[] {
  const { pair, supply, balance0, balance1 } = pool;
  if (liquidity === 0n || supply === 0n) return [];
  const key = pairAddress(pair.token0, pair.token1);
  return [{ ...moment, pair: key, liquidity, supply, balance0, balance1 }];
}
