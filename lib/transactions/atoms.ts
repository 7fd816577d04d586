import type { Hash } from 'viem';
import type { ChainId } from '@/lib/networks/network';
import { popupsAtom } from '@/lib/shell/atoms';
import type { TransactionSummary } from './summary';
import type { TransactionOutcome } from './transaction';

/** The news that a transaction has ended; `hash` is that of the transaction that was mined, if any. */
export type TransactionPopup = {
  readonly chainId: ChainId;
  readonly hash: Hash;
  readonly outcome: TransactionOutcome;
  readonly summary: TransactionSummary;
};

/** The transaction popups on screen, keyed by the hash that was sent. */
export const transactionPopupsAtom = popupsAtom<TransactionPopup>();
