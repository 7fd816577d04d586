import type { Address } from 'viem';
import { erc20Abi } from '@/lib/chain/contracts/abis/erc20';
import { isExchangeSpender } from '@/lib/chain/contracts/spenders';
import { isSameAddress } from '@/lib/transactions/review/argumentChecks';
import { PLAIN_SEND_ERRORS } from '@/lib/transactions/review/sendErrors';
import type { Statement } from '@/lib/transactions/review/statement';
import { ApprovalFailedError } from './approvalErrors';

/**
 * An approval as it was shown. `amounts` are those that the user agreed to. "Unlimited" includes
 * the exact amount, its fallback. A revoke has the amount zero.
 */
type ShownApproval = {
  readonly token: Address;
  readonly spender: Address;
  readonly amounts: readonly bigint[];
};

/** The statement of an approval. The spender must also be one of the exchange's own. */
export function approveStatement({ token, spender, amounts }: ShownApproval): Statement {
  return {
    deadlineSeconds: 0,
    allowedCall: ({ chainId }) => {
      const isShown = isSameAddress(spender);
      return {
        target: token,
        abi: erc20Abi,
        functionNames: ['approve'],
        args: {
          spender: (sent) => isShown(sent) && isExchangeSpender(chainId, spender),
          amount: (sent) => amounts.some((agreed) => agreed === sent),
        },
        value: 0n,
      };
    },
    unestimatedGas: 0n,
    sendErrors: { ...PLAIN_SEND_ERRORS, returnedFalse: () => new ApprovalFailedError() },
  };
}
