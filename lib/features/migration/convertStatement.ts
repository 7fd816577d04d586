import type { Address } from 'viem';
import { AVALANCHE } from '@/lib/base/networks/network';
import { migrationRouterAbi } from '@/lib/chain/contracts/abis/migrationRouter';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { checkpointGas, poolGas } from '@/lib/chain/contracts/unestimatedGas';
import type { PermitSignature } from '@/lib/transactions/approvals/permitSignature';
import { isEqualTo, isSameAddress, isSameWord } from '@/lib/transactions/review/argumentChecks';
import { isDeadlineIn } from '@/lib/transactions/review/deadlineCheck';
import { PLAIN_SEND_ERRORS } from '@/lib/transactions/review/sendErrors';
import type {
  AllowedContractCall,
  CallContext,
  Statement,
} from '@/lib/transactions/review/statement';

/** A conversion as it was shown; with `signature` if one approves it. */
type ShownConversion = {
  readonly from: Address;
  readonly to: Address;
  readonly raw: bigint;
  readonly deadlineSeconds: number;
  readonly signature?: PermitSignature;
};

/** The statement of a conversion. The pool tokens, and what is left over, go to the account. */
export function convertStatement(shown: ShownConversion): Statement {
  return {
    deadlineSeconds: shown.deadlineSeconds,
    // Of both pairs, and of PNG, which moves from one to the other.
    unestimatedGas: poolGas(2) + checkpointGas(2),
    sendErrors: PLAIN_SEND_ERRORS,
    allowedCall: (signing) => allowedConversion(shown, signing),
  };
}

function allowedConversion(
  { from, to, raw, signature, deadlineSeconds }: ShownConversion,
  { account, nowSeconds }: CallContext,
): AllowedContractCall {
  const isAllowedDeadline = isDeadlineIn(nowSeconds, deadlineSeconds);
  return {
    target: EXCHANGE_ADDRESSES[AVALANCHE].migrationRouter,
    abi: migrationRouterAbi,
    functionNames: [signature ? 'migrateLiquidityWithPermit' : 'migrateLiquidity'],
    args: {
      liquidityPairFrom: isSameAddress(from),
      liquidityPairTo: isSameAddress(to),
      to: isSameAddress(account),
      amount: isEqualTo(raw),
      deadline: (deadline) =>
        isAllowedDeadline(deadline) && (signature === undefined || deadline === signature.deadline),
      ...(signature && {
        v: isEqualTo(signature.v),
        r: isSameWord(signature.r),
        s: isSameWord(signature.s),
      }),
    },
    value: 0n,
  };
}
