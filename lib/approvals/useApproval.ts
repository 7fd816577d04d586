import type { Address } from 'viem';
import type { Amount } from '@/lib/amounts/amount';
import { useAccountTransactions } from '@/lib/history/useAccountTransactions';
import { resultOf } from '@/lib/reads/readOutcome';
import { useChainReads } from '@/lib/reads/useChainReads';
import { TransactionRevertsError } from '@/lib/review/sendFailures';
import type { ApprovalSize } from '@/lib/settings/settings';
import { agreementKey } from '@/lib/submit/agreementKey';
import { MissingDependenciesError } from '@/lib/submit/askWallet';
import { useEndOnChange } from '@/lib/submit/useEndOnChange';
import { useSubmit } from '@/lib/submit/useSubmit';
import { currencyId } from '@/lib/tokens/currency';
import { useAddress } from '@/lib/wallet/useAddress';
import {
  approvalStatus,
  changedInBlock,
  isUnderWay,
  leftAllowance,
  READ_BACK_MS,
} from './approval';
import { approveIntent, revokeIntent } from './approveIntent';
import { ApprovalFailedError } from './approveStatement';
import { allowanceRead } from './reads';
import { useNeedsRevoke } from './useNeedsRevoke';
import { useRenderAfter } from './useRenderAfter';

/** The basis of an amount that follows the market. By default both values are the amount itself. */
type Basis = {
  /**
   * The amount that "Only this amount" approves: the amount or more, because an exact approval
   * would not suffice after a price change.
   */
  readonly exact?: Amount | undefined;
  /** What the user typed, and in which field. An approval attempt ends when either changes. */
  readonly typed?: Amount | undefined;
  readonly field?: string;
  /** Which review asks, if it outlives its dialog. An approval attempt ends with its review. */
  readonly attempt?: number | undefined;
};

/**
 * Whether `spender` may take `amount` from the connected account, and how to approve it.
 *
 * `allowance` is the current allowance; absent while unknown, and for the native coin. `left` is
 * what is left of it once this account's transactions that wait have ended.
 * `needsRevoke` is true when the token rejected a higher approval but would accept a revoke, so
 * that the user has to revoke first. It is undefined while the token is being asked. `submission`
 * is the state of the latest request, which ends if the user changes what they agreed to before
 * the wallet is asked.
 */
export function useApproval(
  amount: Amount | undefined,
  spender: Address | undefined,
  { exact = amount, typed = amount, field, attempt }: Basis = {},
) {
  const account = useAddress();
  const token = amount?.currency.type === 'token' ? amount.currency : undefined;
  const records = useAccountTransactions(token?.chainId, account);
  const parties = account && token && spender && { owner: account, token, spender };
  const nowMs = Date.now();
  const [sinceBlock] = parties
    ? records.flatMap((record) => changedInBlock(record, parties, nowMs) ?? [])
    : [];
  useRenderAfter(sinceBlock, READ_BACK_MS);
  const [outcome] = useChainReads(
    token?.chainId,
    [allowanceRead({ owner: account, token, spender })],
    { sinceBlock },
  );
  const submission = useSubmit();
  const entered = typed && [field, currencyId(typed.currency), typed.raw];
  useEndOnChange(
    agreementKey([account, token?.chainId, token?.address, spender, entered, attempt]),
    submission,
  );
  const allowance = resultOf(outcome);
  const isUnread = sinceBlock !== undefined && outcome.status === 'syncing';
  const change = parties && records.find((record) => isUnderWay(record, parties, nowMs));
  const left =
    parties && allowance !== undefined
      ? leftAllowance(allowance, records, parties, { nowMs, isUnread })
      : allowance;
  const status = approvalStatus({
    amount,
    allowance: left,
    isUnderWay: isUnread || change !== undefined,
  });
  const isRefused = status === 'notApproved' && allowance !== 0n && isRefusal(submission.error);
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
    allowance,
    left,
    /** Whether what is under way removes the allowance; otherwise it is given. */
    isRemoving: change?.summary.type === 'revoke',
    needsRevoke,
    approve: (size: ApprovalSize) =>
      submission.send(
        approveIntent({ account: accountOrThrow(), spender, status, amount: exact, size }),
      ),
    revoke: () => submission.send(revokeIntent({ account: accountOrThrow(), spender, token })),
    submission,
  };
}

/** Whether the token refused an approval: it reverted, or returned false. */
function isRefusal(error: unknown): boolean {
  return error instanceof TransactionRevertsError || error instanceof ApprovalFailedError;
}
