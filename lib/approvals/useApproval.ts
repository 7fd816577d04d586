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
import { approveIntent, revokeIntent } from './writes';

const noBlockAtom = atom(undefined);

/**
 * Whether `spender` may take `amount` from the connected account, and the way to let it.
 *
 * `allowance` is what it may take now; absent while that is not known, and for the native coin.
 * `needsRevoke` says that the token refused to change an approval that is too small: it is to be
 * taken back first, as a step of its own. `submission` is the state of the latest request.
 *
 * @param exact - What "Only this amount" approves, `amount` or more: an amount that follows a price
 * needs room, or the approval is void as soon as the price moves.
 */
export function useApproval(
  amount: Amount | undefined,
  spender: Address | undefined,
  exact: Amount | undefined = amount,
) {
  const account = useAddress();
  const token = amount?.currency.type === 'token' ? amount.currency : undefined;
  const [outcome] = useChainReads(token?.chainId, [
    allowanceRead({ owner: account, token, spender }),
  ]);
  const records = useTransactions((history) => history.records);
  const readBlock = useAtomValue(token ? readBlockAtoms[token.chainId] : noBlockAtom);
  const submission = useSubmit();
  const allowance = resultOf(outcome);
  const moment = { nowMs: Date.now(), readThrough: readBlock && readThrough(readBlock) };
  const isChanging =
    account !== undefined &&
    token !== undefined &&
    spender !== undefined &&
    records.some((record) => isUnderWay(record, { owner: account, token, spender }, moment));
  const status = approvalStatus({ amount, allowance, isUnderWay: isChanging });
  const accountOrThrow = () => {
    if (account === undefined) throw new MissingDependenciesError();
    return account;
  };
  return {
    status,
    allowance,
    needsRevoke:
      status === 'notApproved' &&
      allowance !== 0n &&
      submission.error instanceof TransactionRevertsError,
    approve: (size: ApprovalSize) =>
      submission.mutate(
        approveIntent({ account: accountOrThrow(), spender, status, amount: exact, size }),
      ),
    revoke: () => submission.mutate(revokeIntent({ account: accountOrThrow(), spender, token })),
    submission,
  };
}
