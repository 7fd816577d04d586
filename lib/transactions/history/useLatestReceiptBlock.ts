import { type Address, isAddressEqual } from 'viem';
import { maxBigint } from '@/lib/base/amounts/minMax';
import type { ChainId } from '@/lib/base/networks/network';
import { useTransactions } from './store';
import type { TransactionRecord } from './transaction';

/** The latest block in which a transaction of an account was mined; undefined while unknown. */
export function useLatestReceiptBlock(
  chainId: ChainId | undefined,
  account: Address | undefined,
): bigint | undefined {
  return useTransactions(({ records }) => latestReceiptBlock(records, chainId, account));
}

function latestReceiptBlock(
  records: readonly TransactionRecord[],
  chainId: ChainId | undefined,
  account: Address | undefined,
): bigint | undefined {
  return records.reduce<bigint | undefined>((latest, { receipt, from, chainId: ownChainId }) => {
    if (receipt === undefined || account === undefined) return latest;
    if (ownChainId !== chainId || !isAddressEqual(from, account)) return latest;
    return maxBigint(receipt.blockNumber, latest ?? 0n);
  }, undefined);
}
