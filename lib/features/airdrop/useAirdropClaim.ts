import { type Address, isAddressEqual } from 'viem';
import { useTransactions } from '@/lib/transactions/history/store';
import {
  isConfirmed,
  outcomeOf,
  type TransactionRecord,
} from '@/lib/transactions/history/transaction';
import { AIRDROP_CHAIN_ID } from './airdropContract';

/** The latest confirmed claim of an account from the airdrop; undefined if this device knows none. */
export function useAirdropClaim(account: Address | undefined): TransactionRecord | undefined {
  return useTransactions(({ records }) =>
    account === undefined ? undefined : records.find((record) => isClaimOf(record, account)),
  );
}

function isClaimOf(record: TransactionRecord, account: Address): boolean {
  const { chainId, claim } = record;
  if (chainId !== AIRDROP_CHAIN_ID || claim === undefined) return false;
  return isAddressEqual(claim.recipient, account) && isConfirmed(outcomeOf(record));
}
