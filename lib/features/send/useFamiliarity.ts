import { type Address, isAddressEqual } from 'viem';
import type { ChainId } from '@/lib/base/networks/network';
import { recipientsOf } from '@/lib/transactions/history/recipients/sentRecipients';
import { useKeepRecipients, useSentRecipients } from '@/lib/transactions/history/recipients/store';
import { isPending, type TransactionRecord } from '@/lib/transactions/history/transaction';
import { useAccountTransactions } from '@/lib/transactions/history/useAllTransactions';

/** The characters at both ends of an address that people compare. */
const [COMPARED_AT_START, COMPARED_AT_END] = [4, 4];

/** What the account's own earlier sends say of a recipient. */
export type Familiarity =
  /** The account has sent to it before, and that send is confirmed. */
  | { readonly type: 'known' }
  | { readonly type: 'new' }
  /** It looks like `other`, to which the account has sent before, or like the account itself. */
  | { readonly type: 'lookAlike'; readonly other: Address; readonly isOwn: boolean };

/** Compares a recipient with the account's earlier ones, and with the account itself. */
export function familiarity(
  recipient: Address,
  { confirmed, pending }: EarlierRecipients,
  account: Address,
): Familiarity {
  if (confirmed.some((address) => isAddressEqual(address, recipient))) return { type: 'known' };
  if (looksLike(recipient, account)) return { type: 'lookAlike', other: account, isOwn: true };
  const other = [...confirmed, ...pending].find((address) => looksLike(recipient, address));
  return other ? { type: 'lookAlike', other, isOwn: false } : { type: 'new' };
}

function looksLike(a: Address, b: Address): boolean {
  return !isAddressEqual(a, b) && ends(a) === ends(b);
}

function ends(address: Address): string {
  const digits = address.slice(2).toLowerCase();
  return digits.slice(0, COMPARED_AT_START) + digits.slice(-COMPARED_AT_END);
}

/**
 * The recipients of an account's sends from this device, on a chain. Incoming transfers never
 * count, because anybody can make those.
 */
type EarlierRecipients = {
  readonly confirmed: readonly Address[];
  /** Of sends that may still be mined. */
  readonly pending: readonly Address[];
};

/** The recipients of those of an account's transactions that are pending sends. */
function pendingRecipients(transactions: readonly TransactionRecord[]): readonly Address[] {
  return transactions
    .filter(isPending)
    .flatMap(({ summary }) => (summary.type === 'send' ? [summary.recipient] : []));
}

/** What the account's own earlier sends say of a recipient; undefined without one. */
export function useFamiliarity(
  chainId: ChainId | undefined,
  account: Address | undefined,
  recipient: Address | undefined,
): Familiarity | undefined {
  useKeepRecipients();
  const sent = useSentRecipients();
  const transactions = useAccountTransactions(chainId, account);
  if (chainId === undefined || account === undefined || recipient === undefined) return undefined;
  const confirmed = recipientsOf(sent, { chainId, account });
  return familiarity(recipient, { confirmed, pending: pendingRecipients(transactions) }, account);
}
