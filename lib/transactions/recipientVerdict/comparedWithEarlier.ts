import { type Address, isAddressEqual } from 'viem';

/** The characters at both ends of an address that people compare. */
const [COMPARED_AT_START, COMPARED_AT_END] = [4, 4];

/** What the account's own earlier sends say of a recipient. */
export type RecipientComparison =
  /** The account has sent to it before, and that send is confirmed. */
  | { readonly type: 'known' }
  | { readonly type: 'new' }
  /** It looks like `other`, to which the account has sent before, or like the account itself. */
  | { readonly type: 'lookAlike'; readonly other: Address; readonly isOwn: boolean };

/** Compares a recipient with the account's earlier ones, and with the account itself. */
export function comparedWithEarlier(
  recipient: Address,
  { confirmed, pending }: EarlierRecipients,
  account: Address,
): RecipientComparison {
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
