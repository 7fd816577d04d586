import type { Address } from 'viem';
import { persistedStore } from '@/lib/base/storage/store';
import {
  NOT_OFFERED,
  type OfferedAccounts,
  offeredAccountsSchema,
  withOffered,
} from './offeredAccounts';

/** The accounts that the popup has told, kept across visits and shared between tabs. */
export const useOfferedAccounts = persistedStore<OfferedAccounts>(NOT_OFFERED, {
  name: 'pangolin.airdrop',
  version: 1,
  schema: offeredAccountsSchema,
});

/** Notes that an account was told, so that it is told once. */
export function noteOffered(account: Address): void {
  useOfferedAccounts.setState((offered) => withOffered(offered, account));
}
