import { type Address, isAddressEqual } from 'viem';
import { AVALANCHE, type ChainId } from '@/lib/base/networks/network';
import { resultOf } from '@/lib/chain/reads/readState';
import { ONCE, useChainReads } from '@/lib/chain/reads/useChainReads';
import { useTransactions } from '@/lib/transactions/history/store';
import {
  isConfirmed,
  outcomeOf,
  type TransactionRecord,
} from '@/lib/transactions/history/transaction';
import { useLatestReceiptBlock } from '@/lib/transactions/history/useLatestReceiptBlock';
import {
  claimableRead,
  HELD_READ,
  LASTING_READS,
  LISTED_READ,
  OPEN_READ,
  tokenBalanceRead,
} from './airdropReads';
import { type AirdropResult, toAirdropResult } from './airdropResult';

/**
 * The airdrop and what it requires of one address, read in each block. All that changes is of one
 * block.
 *
 * @param chainId - `loading` on another chain than that of the airdrop.
 */
export function useAirdropResult(
  chainId: ChainId | undefined,
  account: Address | undefined,
): AirdropResult {
  const readId = chainId === AVALANCHE ? chainId : undefined;
  const sinceBlock = useLatestReceiptBlock(readId, account);
  const [uniToken, sushiToken, supply] = useChainReads(readId, LASTING_READS, {
    everyBlocks: ONCE,
  });
  const [uniAddress, sushiAddress] = [resultOf(uniToken), resultOf(sushiToken)];
  const [isOpen, listed, held, amount, uni, sushi] = useChainReads(
    readId,
    [
      OPEN_READ,
      LISTED_READ,
      HELD_READ,
      account && claimableRead(account),
      account && uniAddress && tokenBalanceRead(uniAddress, account),
      account && sushiAddress && tokenBalanceRead(sushiAddress, account),
    ],
    { needsSameBlock: true, sinceBlock },
  );
  return toAirdropResult(
    { uniToken, sushiToken, supply, isOpen, listed, held, amount, uni, sushi },
    account !== undefined,
  );
}

/**
 * The latest confirmed claim of an account from the airdrop; undefined if this device knows none.
 */
export function useAirdropClaim(account: Address | undefined): TransactionRecord | undefined {
  return useTransactions(({ records }) =>
    account === undefined ? undefined : records.find((record) => isClaimOf(record, account)),
  );
}

function isClaimOf(record: TransactionRecord, account: Address): boolean {
  const { chainId, claim } = record;
  if (chainId !== AVALANCHE || claim === undefined) return false;
  return isAddressEqual(claim.recipient, account) && isConfirmed(outcomeOf(record));
}
