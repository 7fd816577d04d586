import { type Address, isAddressEqual } from 'viem';
import {
  isConfirmed,
  isPending,
  outcomeOf,
  type TransactionRecord,
} from '@/lib/history/transaction';
import type { ChainId } from '@/lib/networks/network';

/** The characters at both ends of an address that people compare. */
const [COMPARED_AT_START, COMPARED_AT_END] = [4, 4];

type Sender = { readonly chainId: ChainId; readonly account: Address };

/** What the account's own earlier sends say of a recipient. */
export type Familiarity =
  | { readonly type: 'known' }
  | { readonly type: 'new' }
  /** It looks like `other`, to which the account has sent before, or like the account itself. */
  | { readonly type: 'lookAlike'; readonly other: Address; readonly isOwn: boolean };

/**
 * To whom an account has sent from this device, unless the send failed. Incoming transfers are never
 * counted: anybody can make those.
 */
export function earlierRecipients(
  records: readonly TransactionRecord[],
  { chainId, account }: Sender,
): readonly Address[] {
  return records
    .filter((record) => record.chainId === chainId && isAddressEqual(record.from, account))
    .filter((record) => isPending(record) || isConfirmed(outcomeOf(record)))
    .flatMap(({ summary }) => (summary.type === 'send' ? [summary.recipient] : []));
}

/** Compares a recipient with the account's earlier ones, and with the account itself. */
export function familiarity(
  recipient: Address,
  earlier: readonly Address[],
  account: Address,
): Familiarity {
  if (earlier.some((address) => isAddressEqual(address, recipient))) return { type: 'known' };
  if (looksLike(recipient, account)) return { type: 'lookAlike', other: account, isOwn: true };
  const other = earlier.find((address) => looksLike(recipient, address));
  return other ? { type: 'lookAlike', other, isOwn: false } : { type: 'new' };
}

function looksLike(a: Address, b: Address): boolean {
  return !isAddressEqual(a, b) && ends(a) === ends(b);
}

function ends(address: Address): string {
  const digits = address.slice(2).toLowerCase();
  return digits.slice(0, COMPARED_AT_START) + digits.slice(-COMPARED_AT_END);
}

/** A part of an address, and whether it differs from the other one's. */
export type ComparedPart = { readonly text: string; readonly differs: boolean };

/** An address in parts, so that the characters that differ from another one can be marked. */
export function comparedParts(address: Address, other: Address): readonly ComparedPart[] {
  const parts: { text: string; differs: boolean }[] = [];
  for (const [index, character] of [...address].entries()) {
    const differs = character.toLowerCase() !== other[index]?.toLowerCase();
    const last = parts.at(-1);
    if (last?.differs === differs) last.text += character;
    else parts.push({ text: character, differs });
  }
  return parts;
}
