import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { type Address, isAddressEqual } from 'viem';
import { readBlockAtoms } from '@/lib/chain/atoms';
import { readThrough } from '@/lib/chain/readBlock';
import type { ChainId } from '@/lib/networks/network';
import { useTransactions } from './store';
import type { TransactionRecord } from './transaction';

/** Whether a transaction of an account was mined in a block whose effects have not been read yet. */
export function useHasUnreadReceipt(
  chainId: ChainId | undefined,
  account: Address | undefined,
): boolean {
  const minedIn = useTransactions(({ records }) => latestReceipt(records, chainId, account));
  const isUnread = useMemo(
    () =>
      atom((get) => {
        const readBlock = chainId && get(readBlockAtoms[chainId]);
        return readBlock !== undefined && minedIn !== undefined && readThrough(readBlock) < minedIn;
      }),
    [chainId, minedIn],
  );
  return useAtomValue(isUnread);
}

function latestReceipt(
  records: readonly TransactionRecord[],
  chainId: ChainId | undefined,
  account: Address | undefined,
): bigint | undefined {
  return records.reduce<bigint | undefined>((latest, { receipt, from, chainId: ownChainId }) => {
    if (receipt === undefined || account === undefined) return latest;
    if (ownChainId !== chainId || !isAddressEqual(from, account)) return latest;
    return latest === undefined || receipt.blockNumber > latest ? receipt.blockNumber : latest;
  }, undefined);
}
