import { farmTokens } from '@/lib/exchange/rewards/pools/farmTokens';
import { assertUnexpired } from '@/lib/transactions/approvals/permitSignature';
import { signingSeconds } from '@/lib/transactions/review/deadline';
import type { Intent } from '@/lib/transactions/submit/intent';
import { depositCalls } from './depositCalls';
import { UnapprovedStakeError } from './depositErrors';
import { depositStatement } from './rewardStatement';
import type { DepositTerms } from './terms';

/**
 * The intent of a deposit, with the statement that its call must match.
 *
 * Its `callsAt` throws an {@link UnapprovedStakeError} without approval and signature, and a
 * PermitExpiredError after the signature's deadline.
 *
 * @param hasAllowance - Whether the contract may take the amount without a signature.
 */
export function depositIntent(deposit: DepositTerms, hasAllowance: boolean): Intent {
  const { permit, ...unsigned } = deposit;
  const { account, pool, amount, deadlineSeconds } = deposit;
  const { currency, raw } = amount;
  const { contract, chainId } = pool;
  const statement = depositStatement({
    contract,
    raw,
    deadlineSeconds,
    ...(permit && { permit }),
  });
  return {
    review: { chainId, account, statement },
    summary: { type: 'deposit', amount, ...farmTokens(pool) },
    expectation: {
      changes: [{ currency, shown: -raw, worst: -raw }],
      approvals: [
        {
          token: currency,
          spender: contract.address,
          raw,
          signature: permit ? 'given' : 'possible',
        },
      ],
      callsWithoutPermitAt: () => depositCalls(unsigned),
    },
    callsAt: (deadline) => {
      if (permit) assertUnexpired(permit, signingSeconds(deadline, deadlineSeconds));
      else if (!hasAllowance) throw new UnapprovedStakeError();
      return depositCalls(deposit);
    },
  };
}
