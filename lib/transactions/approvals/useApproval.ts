import type { Address } from 'viem';
import type { Amount } from '@/lib/base/amounts/amount';
import { stableKey } from '@/lib/base/json/stableKey';
import { currencyId } from '@/lib/base/tokens/currency';
import { useAddress } from '@/lib/holdings/wallet/useAddress';
import type { ApprovalSize } from '@/lib/site/settings/settings';
import type { TransactionRecord } from '@/lib/transactions/history/transaction';
import { TransactionRevertsError } from '@/lib/transactions/review/sendErrors';
import { useEndOnChange } from '@/lib/transactions/submit/useAttempt';
import { useSubmit } from '@/lib/transactions/submit/useSubmit';
import { NoWalletError } from '@/lib/transactions/submit/withWallet';
import { approvalStatus, isSignatureInUse, isUnderWay } from './approval';
import { ApprovalFailedError } from './approvalErrors';
import { approveIntent } from './approveIntent';
import { revokeIntent } from './revokeIntent';
import { useNeedsRevoke } from './useNeedsRevoke';
import { useRemainingAllowances } from './useRemainingAllowances';

const UNKNOWN = { allowance: undefined, remaining: undefined, isUnread: false };

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
  /** The key of the review that asks, if it outlives its dialog. An attempt ends with its review. */
  readonly reviewKey?: number | undefined;
};

/**
 * Whether `spender` may take `amount` from the connected account, and how to approve it.
 *
 * `allowance` is the current allowance; undefined while unknown, and for the native coin.
 * `remaining` is the rest of it once this account's pending transactions have ended. `needsRevoke`
 * is true when the token refused a higher approval but would accept a revoke, so that the user has
 * to revoke first. It is undefined while the token is being read. `submission` is the state of the
 * latest request, which ends if the user changes what they agreed to before the wallet is asked.
 */
export function useApproval(
  amount: Amount | undefined,
  spender: Address | undefined,
  { exact = amount, typed = amount, field, reviewKey }: Basis = {},
) {
  const account = useAddress();
  const token = amount?.currency.type === 'token' ? amount.currency : undefined;
  const wanted = token && spender && { token, spender };
  const { records, allowances } = useRemainingAllowances(
    token?.chainId,
    account,
    wanted ? [wanted] : [],
  );
  const [known = { ...UNKNOWN, nowMs: Date.now() }] = allowances;
  const { allowance, remaining, isUnread, nowMs } = known;
  const parties = account && wanted && { owner: account, ...wanted };
  const submission = useSubmit();
  const entered = typed && [field, currencyId(typed.currency), typed.raw];
  useEndOnChange(
    stableKey([account, token?.chainId, token?.address, spender, entered, reviewKey]),
    submission,
  );
  const change = parties && records.find((record) => isUnderWay(record, parties, nowMs));
  const status = approvalStatus({
    amount,
    allowance: remaining,
    isUnderWay: isUnread || change !== undefined,
  });
  const isRefused = status === 'notApproved' && remaining !== 0n && isRefusal(submission.error);
  const needsRevoke = useNeedsRevoke({
    account,
    token,
    spender,
    requestedAtMs: isRefused ? submission.submittedAt : undefined,
  });
  const accountOrThrow = () => {
    if (account === undefined) throw new NoWalletError();
    return account;
  };
  return {
    status,
    /** What "Only this amount" approves. */
    exact,
    /** Whether that is more than is needed at the present price. */
    isExactMore: amount !== undefined && exact !== undefined && exact.raw > amount.raw,
    allowance,
    remaining,
    progress: progressOf(change, isUnread),
    /**
     * Whether a transaction in progress uses a signature for the token, so that no other can be
     * made.
     */
    isSignatureInUse: parties !== undefined && isSignatureInUse(records, parties, known),
    needsRevoke,
    approve: (size: ApprovalSize) =>
      submission.send(
        approveIntent({ account: accountOrThrow(), spender, status, amount: exact, size }),
      ),
    revoke: () => submission.send(revokeIntent({ account: accountOrThrow(), spender, token })),
    submission,
  };
}

/** What the status `pending` waits for. `reading`: a change was mined, and is being read. */
type ApprovalProgress = 'giving' | 'removing' | 'reading' | undefined;

function progressOf(change: TransactionRecord | undefined, isUnread: boolean): ApprovalProgress {
  if (change !== undefined) return change.summary.type === 'revoke' ? 'removing' : 'giving';
  return isUnread ? 'reading' : undefined;
}

/** Whether the token refused an approval: it reverted, or returned false. */
function isRefusal(error: unknown): boolean {
  return error instanceof TransactionRevertsError || error instanceof ApprovalFailedError;
}
