import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { persisted } from '@/lib/storage/persisted';
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
 * To whom this device has sent, kept across visits and shared between tabs. Clearing the list of
 * transactions leaves it as it is: it protects later sends.
 */
export const useSentRecipients = create(
  persist(
    (): SentRecipients => NO_RECIPIENTS,
    persisted({
      name: 'pangolin.recipients',
      version: 1,
      schema: sentRecipientsSchema,
      readable: readableRecipientsSchema,
      combine: mergedRecipients,
    }),
  ),
);

/** Notes the recipients of those transactions that are confirmed sends. */
export function noteSends(records: readonly TransactionRecord[]): void {
  const known = useSentRecipients.getState();
  const next = withSends(known, records);
  if (next !== known) useSentRecipients.setState(next);
}
