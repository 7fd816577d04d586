import type { Address } from 'viem';
import { type Amount, amountOf } from '@/lib/base/amounts/amount';
import { AVALANCHE, type ChainId } from '@/lib/base/networks/network';
import type { Token } from '@/lib/base/tokens/token';
import { blockOf } from '@/lib/chain/reads/readState';
import { ONCE, useChainReads } from '@/lib/chain/reads/useChainReads';
import { useLatestReceiptBlock } from '@/lib/transactions/history/useLatestReceiptBlock';
import { AIRDROP_TOKEN } from './airdropContract';
import { claimableRead, OPEN_READ } from './airdropReads';

/**
 * What an account may claim while claiming is open, read once and again after each of its
 * transactions. It may lack the token that a claim requires.
 *
 * @returns undefined without anything to claim, and while unknown.
 */
export function useClaimableOnce(
  chainId: ChainId | undefined,
  account: Address | undefined,
): Amount<Token> | undefined {
  const readId = chainId === AVALANCHE && account !== undefined ? chainId : undefined;
  const [amount] = useChainReads(readId, [account && claimableRead(account)], {
    everyBlocks: ONCE,
    sinceBlock: useLatestReceiptBlock(readId, account),
  });
  const raw = amount.status === 'success' ? amount.result : 0n;
  // Not what was read for an account before this one.
  const [open] = useChainReads(readId, [raw > 0n ? OPEN_READ : undefined], {
    everyBlocks: ONCE,
    sinceBlock: blockOf(amount),
  });
  const isOpen = open.status === 'success' && open.result;
  return isOpen ? amountOf(AIRDROP_TOKEN, raw) : undefined;
}
