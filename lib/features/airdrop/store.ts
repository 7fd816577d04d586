import type { Address } from 'viem';
import { persistedStore } from '@/lib/base/storage/store';
import {
  type InvitedAccounts,
  invitedAccountsSchema,
  NOBODY_INVITED,
  withInvited,
} from './invitedAccounts';

/** The accounts that the popup was shown to, kept across visits and shared between tabs. */
export const useInvitedAccounts = persistedStore<InvitedAccounts>(NOBODY_INVITED, {
  name: 'pangolin.airdrop',
  version: 1,
  schema: invitedAccountsSchema,
});

/** Records that an account was invited, so that it is invited once. */
export function recordInvited(account: Address): void {
  useInvitedAccounts.setState((invited) => withInvited(invited, account));
}
