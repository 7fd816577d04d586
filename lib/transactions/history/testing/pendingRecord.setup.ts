import { zeroAddress, zeroHash } from 'viem';
import type { StoredReceipt } from '@/lib/transactions/history/receipt';
import type { TransactionRecord } from '@/lib/transactions/history/transaction';

/** When the record was added, in milliseconds. */
export const ADDED = 1_700_000_000_000;

export const token = {
  type: 'token',
  chainId: 43114,
  address: '0x60781C2586D68229fde47564546784ab3fACA982',
  decimals: 18,
  symbol: 'PNG',
  name: 'Pangolin',
} as const;

export const receipt: StoredReceipt = {
  blockHash: zeroHash,
  blockNumber: 12n,
  contractAddress: null,
  from: zeroAddress,
  status: 1,
  to: zeroAddress,
  transactionHash: zeroHash,
  transactionIndex: 3,
};

/** An approval that no block has yet. */
export const pending: TransactionRecord = {
  hash: zeroHash,
  from: zeroAddress,
  chainId: 43114,
  summary: { type: 'approve', token, spender: zeroAddress },
  to: token.address,
  value: 0n,
  dataHash: zeroHash,
  addedTime: ADDED,
};
