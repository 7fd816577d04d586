import { zeroHash } from 'viem';
import { NOW, OTHER, record } from '@/lib/transactions/history/testing/ending.setup';
import type { TransactionRecord } from '@/lib/transactions/history/transaction';
import type { SentForm } from '../sentForms';

/** A form of the screen that sends, with the transaction `record`, by default. */
export function sent(key: string, own: Partial<SentForm> = {}): SentForm {
  return { screen: 'send', key, transaction: record, status: 'pending', ...own };
}

/** A transaction with its receipt. */
export function mined(transaction: TransactionRecord, status: 0 | 1 = 1): TransactionRecord {
  const { from, to, hash } = transaction;
  const receipt = {
    ...{ from, to, status, contractAddress: null, transactionHash: hash, transactionIndex: 0 },
    ...{ blockHash: zeroHash, blockNumber: 100n },
  };
  return { ...transaction, receipt, confirmedTime: NOW };
}

/** Sent after `record`. */
export const later = { ...record, hash: OTHER, nonce: 8, addedTime: NOW + 1 };
