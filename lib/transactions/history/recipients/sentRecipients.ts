import { type Address, isAddressEqual } from 'viem';
import * as z from 'zod/mini';
import { addressSchema } from '@/lib/base/json/hexSchemas';
import { CHAIN_IDS, type ChainId } from '@/lib/base/networks/network';
import { validEntries } from '@/lib/base/storage/validEntries';
import { isConfirmed, outcomeOf, type TransactionRecord } from '../transaction';

/** How many recipients of an account are kept on a chain. */
const MAX_RECIPIENTS = 500;

/** The stored form of one recipient. */
export const sentRecipientSchema = z.object({
  chainId: z.literal(CHAIN_IDS),
  account: addressSchema,
  recipient: addressSchema,
  sentTime: z.number(),
});

/** The stored form. */
export const sentRecipientsSchema = z.object({ recipients: z.array(sentRecipientSchema) });

/** The readable part of a stored text. Invalid recipients are left out. */
export const readableRecipientsSchema = z.object({
  recipients: validEntries(sentRecipientSchema),
});

/** An address that an account has sent to on a chain, and when last, in milliseconds. */
type SentRecipient = Readonly<z.infer<typeof sentRecipientSchema>>;

/**
 * The recipients of the confirmed sends of this device, and of its swaps to other addresses: each
 * once for an account and a chain, at most 500 of each account and chain, newest first.
 */
export type SentRecipients = { readonly recipients: readonly SentRecipient[] };

/** Nobody yet. */
export const NO_RECIPIENTS: SentRecipients = { recipients: [] };

/**
 * Adds the recipients of those transactions that are confirmed, and sent something to another
 * address; the same object if it has them already.
 */
export function withSends(
  known: SentRecipients,
  records: readonly TransactionRecord[],
): SentRecipients {
  const times = new Map(known.recipients.map((each) => [keyOf(each), each.sentTime]));
  const recipients = records.flatMap(recipientOf);
  const isKnown = recipients.every((each) => (times.get(keyOf(each)) ?? -1) >= each.sentTime);
  return isKnown ? known : mergedRecipients(known, { recipients });
}

/** The recipients of two tabs. The order of the two does not matter. */
export function mergedRecipients(a: SentRecipients, b: SentRecipients): SentRecipients {
  const byKey = new Map<string, SentRecipient>();
  for (const each of [...a.recipients, ...b.recipients].toSorted(newestFirst)) {
    const key = keyOf(each);
    if (!byKey.has(key)) byKey.set(key, each);
  }
  const counts = new Map<string, number>();
  const recipients = [...byKey.values()].filter((each) => {
    const owner = ownerOf(each);
    const count = (counts.get(owner) ?? 0) + 1;
    counts.set(owner, count);
    return count <= MAX_RECIPIENTS;
  });
  return { recipients };
}

/** The addresses that an account has sent to on a chain, newest first. */
export function recipientsOf(
  { recipients }: SentRecipients,
  { chainId, account }: { readonly chainId: ChainId; readonly account: Address },
): readonly Address[] {
  return recipients
    .filter((each) => each.chainId === chainId && isAddressEqual(each.account, account))
    .map(({ recipient }) => recipient);
}

function recipientOf(record: TransactionRecord): SentRecipient[] {
  const { chainId, from, summary, addedTime } = record;
  const recipient = sentTo(summary);
  if (recipient === undefined || !isConfirmed(outcomeOf(record))) return [];
  return [{ chainId, account: from, recipient, sentTime: addedTime }];
}

/** The recipient of a send, or of a swap to another address; undefined for anything else. */
export function sentTo(summary: TransactionRecord['summary']): Address | undefined {
  return summary.type === 'send' || summary.type === 'swap' ? summary.recipient : undefined;
}

function ownerOf({ chainId, account }: SentRecipient): string {
  return `${chainId}:${account.toLowerCase()}`;
}

function keyOf(sent: SentRecipient): string {
  return `${ownerOf(sent)}:${sent.recipient.toLowerCase()}`;
}

function newestFirst(a: SentRecipient, b: SentRecipient): number {
  return b.sentTime - a.sentTime || (keyOf(a) < keyOf(b) ? -1 : 1);
}
