import { type Address, isAddressEqual } from 'viem';
import * as z from 'zod/mini';
import { addressSchema } from '@/lib/base/json/hexSchemas';

/** More accounts than a person uses on one device. */
const MAX_ACCOUNTS = 100;

/** The stored form. */
export const invitedAccountsSchema = z.object({
  accounts: z.readonly(z.array(addressSchema)),
});

/** The accounts to which the popup has shown what they may claim, newest first; at most 100. */
export type InvitedAccounts = { readonly accounts: readonly Address[] };

/** Nobody yet. */
export const NOBODY_INVITED: InvitedAccounts = { accounts: [] };

/** Whether the popup has been shown to an account already. */
export function wasInvited({ accounts }: InvitedAccounts, account: Address): boolean {
  return accounts.some((known) => isAddressEqual(known, account));
}

/** Adds an account; the same object if it is there already. */
export function withInvited(invited: InvitedAccounts, account: Address): InvitedAccounts {
  if (wasInvited(invited, account)) return invited;
  return { accounts: [account, ...invited.accounts].slice(0, MAX_ACCOUNTS) };
}
