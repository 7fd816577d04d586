import { useAtomValue } from 'jotai';
import { isAddressEqual } from 'viem';
import { useActiveChainId } from '@/lib/holdings/wallet/useActiveChainId';
import { useAddress } from '@/lib/holdings/wallet/useAddress';
import type { TransactionSummary } from '@/lib/transactions/history/summary';
import type { TransactionRecord } from '@/lib/transactions/history/transaction';
import { usePendingTransactions } from '@/lib/transactions/history/usePendingTransactions';
import { leftRequestsAtom, walletRequestAtom } from './atoms';
import type { OpenRequest } from './openRequests';

/** What a user waits for: an answer of the wallet, and the end of what was sent. */
export type Waiting = {
  readonly request: TransactionSummary | undefined;
  /** Newest first. */
  readonly sent: readonly TransactionRecord[];
  /** Of all types: what the wallet was asked, and may still have or have sent. Oldest first. */
  readonly left: readonly OpenRequest[];
};

/** The waits of the account on the chain shown, for these types of transactions or all. */
export function useWaiting(types?: readonly TransactionSummary['type'][]): Waiting {
  const request = useAtomValue(walletRequestAtom)?.summary;
  const account = useAddress();
  const chainId = useActiveChainId();
  const isShown = ({ from, chainId: asked }: OpenRequest) =>
    account !== undefined && isAddressEqual(from, account) && asked === chainId;
  const isWanted = ({ type }: TransactionSummary) => types === undefined || types.includes(type);
  return {
    request: request && isWanted(request) ? request : undefined,
    sent: usePendingTransactions().filter(({ summary }) => isWanted(summary)),
    left: useAtomValue(leftRequestsAtom).filter(isShown),
  };
}
