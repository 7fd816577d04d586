import { atom } from 'jotai';
import type { TransactionSummary } from '@/lib/history/summary';

/**
 * The transaction that the wallet is being asked to send; undefined while it has no such request.
 */
export const walletRequestAtom = atom<TransactionSummary | undefined>(undefined);
