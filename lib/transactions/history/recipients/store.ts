import { persistedStore } from '@/lib/base/storage/store';
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
export function recordSends(records: readonly TransactionRecord[]): void {
  useSentRecipients.readAgain();
  const known = useSentRecipients.getState();
  const next = withSends(known, records);
  if (next !== known) useSentRecipients.setState(next);
}
