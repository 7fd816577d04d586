import { persistedStore } from '@/lib/base/storage/store';
import {
  EMPTY_HISTORY,
  historySchema,
  mergedHistory,
  migratedHistory,
  readableHistorySchema,
  storedHistory,
  type TransactionHistory,
} from './transactionHistory';

/** The transactions sent from this device, kept across visits and shared between tabs. */
export const useTransactions = persistedStore<TransactionHistory>(EMPTY_HISTORY, {
  name: 'pangolin.transactions',
  version: 2,
  schema: historySchema,
  readable: readableHistorySchema,
  migrate: migratedHistory,
  combine: mergedHistory,
  partialize: storedHistory,
});
