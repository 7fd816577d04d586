import { type Address, isAddressEqual } from 'viem';
import * as z from 'zod/mini';
import type { ChainId } from '@/lib/base/networks/network';
import {
  hasHash,
  type TransactionRecord,
  transactionRecordSchema,
} from '@/lib/transactions/history/transaction';

const MAX_SENT = 20;

const FORM_KINDS = [
  'swap',
  'add',
  'remove',
  'send',
  'deposit',
  'withdraw',
  'claim',
  'vote',
  'delegate',
  'proposal',
  'airdrop',
  'convert',
  'upgrade',
] as const;

/** The form of a screen, or one of several forms of it: most are named as what they send. */
export type FormKind = (typeof FORM_KINDS)[number];

/** The stored form of `FormId`. `screen` is the kind: records of earlier releases have it so. */
export const formIdSchema = z.object({ screen: z.literal(FORM_KINDS), key: z.string() });

/** The kind of a form, and what it says, as a key. */
export type FormId = Readonly<z.infer<typeof formIdSchema>>;

/** The stored form of `SentForm`. */
export const sentFormSchema = z.object({
  ...formIdSchema.shape,
  transaction: transactionRecordSchema,
  status: z.literal(['pending', 'replaced', 'confirmed']),
});

/**
 * A form that was sent: what it said, as a key, and the transaction. Its account and its chain are
 * those of the transaction. `replaced` is what `ownTransactions` takes for it, until the network
 * says how the transaction ended.
 */
export type SentForm = Readonly<z.infer<typeof sentFormSchema>>;

/** The account and the chain shown; undefined while unknown. */
export type FormOwner = {
  readonly chainId: ChainId | undefined;
  readonly account: Address | undefined;
};

/** A form as it is now. Its key differs once the form does. */
type FormNow = FormOwner & FormId;

/**
 * Whether a form was sent by its account on its chain: `pending` while any of its transactions is,
 * else `confirmed` once one is.
 */
export function formStatusOf(
  forms: readonly SentForm[],
  { screen, key, chainId, account }: FormNow,
): 'unsent' | 'pending' | 'confirmed' {
  const same = forms.filter(
    ({ transaction, ...form }) =>
      form.screen === screen &&
      form.key === key &&
      transaction.chainId === chainId &&
      account !== undefined &&
      isAddressEqual(transaction.from, account),
  );
  if (same.some(({ status }) => status === 'pending')) return 'pending';
  return same.some(({ status }) => status === 'confirmed') ? 'confirmed' : 'unsent';
}

/** Adds a form that was sent; at most 20, the latest ones, are remembered, each once. */
export function withSentForm(forms: readonly SentForm[], form: SentForm): readonly SentForm[] {
  const { chainId, hash } = form.transaction;
  const isKnown = ({ screen, key, transaction }: SentForm) =>
    screen === form.screen && key === form.key && hasHash(transaction, chainId, hash);
  return forms.some(isKnown) ? forms : [form, ...forms].slice(0, MAX_SENT);
}

/** The forms without those of a kind that are confirmed. */
export function withoutConfirmed(forms: readonly SentForm[], kind: FormKind): readonly SentForm[] {
  const isGone = (form: SentForm) => form.screen === kind && form.status === 'confirmed';
  return forms.some(isGone) ? forms.filter((form) => !isGone(form)) : forms;
}

/** The transactions of the forms whose end is not known. */
export function unendedTransactions(forms: readonly SentForm[]): readonly TransactionRecord[] {
  return forms.filter(({ status }) => status !== 'confirmed').map(({ transaction }) => transaction);
}
