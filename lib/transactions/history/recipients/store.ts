import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { followStorage, persistedStore } from '@/lib/base/storage/store';
import { trackedAtom } from '@/lib/transactions/history/atoms';
import { useTransactions } from '@/lib/transactions/history/store';
import type { TransactionRecord } from '../transaction';
import {
  mergedRecipients,
  NO_RECIPIENTS,
  readableRecipientsSchema,
  type SentRecipients,
  sentRecipientsSchema,
  withSends,
} from './sentRecipients';

/**
 * The recipients of this device's sends, kept across visits and shared between tabs. Clearing the
 * list of transactions does not clear them, because they protect later sends.
 */
export const useSentRecipients = persistedStore<SentRecipients>(NO_RECIPIENTS, {
  name: 'pangolin.recipients',
  version: 1,
  schema: sentRecipientsSchema,
  readable: readableRecipientsSchema,
  combine: mergedRecipients,
});

/** Records the recipients of those transactions that are confirmed sends. */
function recordSends(records: readonly TransactionRecord[]): void {
  useSentRecipients.readAgain();
  const known = useSentRecipients.getState();
  const next = withSends(known, records);
  if (next !== known) useSentRecipients.setState(next);
}

/**
 * Restores the recipients of this device, and records those of sends once they are confirmed, even
 * if the user has cleared the send from the history before. Mount it wherever recipients are
 * needed, and wherever transactions are tracked.
 */
export function useKeepRecipients(): void {
  const { records } = useTransactions();
  const tracked = useAtomValue(trackedAtom);
  useEffect(() => followStorage(useSentRecipients), []);
  useEffect(() => recordSends([...records, ...tracked]), [records, tracked]);
}
