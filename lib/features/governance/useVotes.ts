import { type Address, zeroAddress } from 'viem';
import { AVALANCHE } from '@/lib/base/networks/network';
import { pngToken } from '@/lib/chain/contracts/pngToken';
import { resultOf } from '@/lib/chain/reads/readState';
import { useChainReads } from '@/lib/chain/reads/useChainReads';
import { useBalances } from '@/lib/holdings/wallet/useBalances';
import { useLatestReceiptBlock } from '@/lib/transactions/history/useLatestReceiptBlock';
import { currentVotesRead, delegateRead } from './governorReads';

/** The votes of an account. Each figure is undefined while unknown, and without an account. */
export type Votes = {
  /** The PNG in its wallet, in 10^-18. */
  readonly balance: bigint | undefined;
  /** Its own votes and those that others delegated to it, in 10^-18 PNG. */
  readonly current: bigint | undefined;
  /** Whom its own PNG votes for; `none` while they vote for nobody. */
  readonly delegate: Address | 'none' | undefined;
};

/** The votes of an account now. */
export function useVotes(account: Address | undefined): Votes {
  const png = pngToken(AVALANCHE);
  const [balance] = useBalances(AVALANCHE, account, [png]);
  const [current, delegate] = useChainReads(
    AVALANCHE,
    [account && currentVotesRead(account), account && delegateRead(account)],
    { sinceBlock: useLatestReceiptBlock(AVALANCHE, account) },
  );
  const delegateAddress = resultOf(delegate);
  return {
    balance: balance?.raw,
    current: resultOf(current),
    delegate: delegateAddress === zeroAddress ? 'none' : delegateAddress,
  };
}

/** Whether an account holds PNG that vote for nobody; undefined while unknown. */
export function isLocked({ balance, delegate }: Votes): boolean | undefined {
  if (delegate === undefined) return undefined;
  if (delegate !== 'none') return false;
  return balance === undefined ? undefined : balance > 0n;
}
