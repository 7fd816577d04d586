import { farmTokens } from '@/lib/exchange/rewards/pools/farmTokens';
import { assertApproved } from '@/lib/transactions/approvals/assertApproved';
import type { Intent } from '@/lib/transactions/submit/intent';
import { depositCalls } from './depositCalls';
import { depositStatement } from './depositStatement';
import type { DepositTerms } from './depositTerms';

/**
 * The intent of a deposit, with the statement that its call must match.
 *
 * Its `callsAt` throws as {@link assertApproved} does.
 *
 * @param hasAllowance - Whether the contract may take the amount without a signature.
 */
export function depositIntent(deposit: DepositTerms, hasAllowance: boolean): Intent {
  const { signature, ...unsigned } = deposit;
  const { account, pool, amount, deadlineSeconds } = deposit;
  const { currency, raw } = amount;
  const { contract, chainId } = pool;
  const statement = depositStatement({
    contract,
    raw,
    deadlineSeconds,
    ...(signature && { signature }),
  });
  return {
    chainId,
    account,
    statement,
    summary: { type: 'deposit', amount, ...farmTokens(pool) },
    expectation: {
      changes: [{ currency, shown: -raw, worst: -raw }],
      approvals: [
        {
          token: currency,
          spender: contract.address,
          raw,
          signature: signature ? 'given' : 'possible',
        },
      ],
      callsWithoutPermitAt: () => depositCalls(unsigned),
    },
    callsAt: (deadline) => {
      assertApproved({ ...deposit, hasAllowance }, deadline, 'stake');
      return depositCalls(deposit);
    },
  };
}
