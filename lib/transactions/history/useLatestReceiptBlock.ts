import { type Address, isAddressEqual } from 'viem';
import { useShallow } from 'zustand/react/shallow';
import { maxBigint } from '@/lib/base/amounts/minMax';
import type { ChainId } from '@/lib/base/networks/network';
import { LEAD_BLOCKS } from '@/lib/chain/reads/believedBlock';
import { useFromBlockNumber } from '@/lib/chain/reads/useBlockNumber';
import { useTransactions } from './store';
import type { TransactionRecord } from './transaction';

/**
 * The latest block in which a transaction of an account was mined; undefined while unknown. Skips
 * blocks far above the latest one: no read could ever be as new as they are.
 */
export function useLatestReceiptBlock(
  chainId: ChainId | undefined,
  account: Address | undefined,
): bigint | undefined {
  const mined = useTransactions(
    useShallow(({ records }) => minedBlocks(records, chainId, account)),
  );
  return useFromBlockNumber(chainId, (latestBlock) =>
    latestOf(mined.filter((block) => block <= (latestBlock ?? block) + LEAD_BLOCKS)),
  );
}

function minedBlocks(
  records: readonly TransactionRecord[],
  chainId: ChainId | undefined,
  account: Address | undefined,
): readonly bigint[] {
  return records.flatMap(({ receipt, from, chainId: ownChainId }) => {
    if (receipt === undefined || account === undefined || ownChainId !== chainId) return [];
    return isAddressEqual(from, account) ? [receipt.blockNumber] : [];
  });
}

function latestOf(blocks: readonly bigint[]): bigint | undefined {
  return blocks.reduce<bigint | undefined>(
    (latest, block) => maxBigint(block, latest ?? 0n),
    undefined,
  );
}
