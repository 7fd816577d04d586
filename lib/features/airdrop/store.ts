import { type Address, isAddressEqual } from 'viem';
import * as z from 'zod/mini';
import { persistedStore } from '@/lib/base/storage/store';
import { addressSchema } from '@/lib/base/tokens/tokenSchema';

/** More accounts than a person uses on one device. */
const MAX_ACCOUNTS = 100;

/** The stored form. */
const offeredAccountsSchema = z.object({
  accounts: z.readonly(z.array(addressSchema)),
});

/** The accounts to which the popup has shown what they may claim, newest first; at most 100. */
type OfferedAccounts = { readonly accounts: readonly Address[] };

/** Nobody yet. */
export const NOT_OFFERED: OfferedAccounts = { accounts: [] };

/** Whether the popup has been shown to an account already. */
export function wasOffered({ accounts }: OfferedAccounts, account: Address): boolean {
  return accounts.some((known) => isAddressEqual(known, account));
}

/** Adds an account; the same object if it is there already. */
export function withOffered(offered: OfferedAccounts, account: Address): OfferedAccounts {
  if (wasOffered(offered, account)) return offered;
  return { accounts: [account, ...offered.accounts].slice(0, MAX_ACCOUNTS) };
}

/** The accounts that the popup was shown to, kept across visits and shared between tabs. */
export const useOfferedAccounts = persistedStore<OfferedAccounts>(NOT_OFFERED, {
  name: 'pangolin.airdrop',
  version: 1,
  schema: offeredAccountsSchema,
});

/** Records that an account got the offer, so that it gets it once. */
export function recordOffered(account: Address): void {
  useOfferedAccounts.setState((offered) => withOffered(offered, account));
}
