import { atom, useAtomValue } from 'jotai';
import type { Address } from 'viem';
import type { Amount } from '@/lib/amounts/amount';
import { readBlockAtoms } from '@/lib/chain/atoms';
import { readThrough } from '@/lib/chain/readBlock';
import { resultOf } from '@/lib/chain/readOutcome';
import { useChainReads } from '@/lib/chain/useChainReads';
import type { ApprovalSize } from '@/lib/settings/settings';
import { MissingDependenciesError } from '@/lib/transactions/askWallet';
import { TransactionRevertsError } from '@/lib/transactions/chooseCall';
import { useTransactions } from '@/lib/transactions/store';
import { useSubmit } from '@/lib/transactions/useSubmit';
import { useAddress } from '@/lib/wallet/useAddress';
import { approvalStatus, isUnderWay } from './approval';
import { allowanceRead } from './reads';
import { useNeedsRevoke } from './useNeedsRevoke';
import { approveIntent, revokeIntent } from './writes';

const noBlockAtom = atom(undefined);

/**
 * Whether `spender` may take `amount` from the connected account, and the way to let it.
 *
 * `needsRevoke` says that the token refused to change an approval that is too small and would take it
 * back: that is to be done first, as a step of its own. It is undefined while the token is being asked.
 * `submission` is the state of the latest request.
 */
export function useApproval(amount: Amount | undefined, spender: Address | undefined) {
  const account = useAddress();
  const token = amount?.currency.type === 'token' ? amount.currency : undefined;
  const [outcome] = useChainReads(token?.chainId, [
    allowanceRead({ owner: account, token, spender }),
  ]);
  const records = useTransactions((history) => history.records);
  const readBlock = useAtomValue(token ? readBlockAtoms[token.chainId] : noBlockAtom);
  const submission = useSubmit();
  const allowance = resultOf(outcome);
  const moment = {
    nowMs: Date.now(),
    readThrough: readBlock && readThrough(readBlock),
    allowanceBlock: 'blockNumber' in outcome ? outcome.blockNumber : undefined,
  };
  const isChanging =
    account !== undefined &&
    token !== undefined &&
    spender !== undefined &&
    records.some((record) => isUnderWay(record, { owner: account, token, spender }, moment));
  const status = approvalStatus({ amount, allowance, isUnderWay: isChanging });
  const isRefused =
    status === 'notApproved' &&
    allowance !== 0n &&
    submission.error instanceof TransactionRevertsError;
  const needsRevoke = useNeedsRevoke({
    account,
    token,
    spender,
    askedAtMs: isRefused ? submission.submittedAt : undefined,
  });
  const accountOrThrow = () => {
    if (account === undefined) throw new MissingDependenciesError();
    return account;
  };
  return {
    status,
    needsRevoke,
    approve: (size: ApprovalSize) =>
      submission.mutate(
        approveIntent({ account: accountOrThrow(), spender, status, amount, size }),
      ),
    revoke: () => submission.mutate(revokeIntent({ account: accountOrThrow(), spender, token })),
    submission,
  };
}
