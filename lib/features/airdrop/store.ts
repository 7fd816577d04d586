import type { Address } from 'viem';
import { persistedStore } from '@/lib/base/storage/store';
import {
  NOT_OFFERED,
  type OfferedAccounts,
  offeredAccountsSchema,
  withOffered,
} from './offeredAccounts';

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
