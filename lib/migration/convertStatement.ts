import type { Address } from 'viem';
import type { PermitSignature } from '@/lib/approvals/permitSignature';
import { migrationRouterAbi } from '@/lib/contracts/abis/migrationRouter';
import { EXCHANGE_ADDRESSES } from '@/lib/contracts/addresses';
import { checkpointGas } from '@/lib/contracts/checkpointGas';
import { poolGas } from '@/lib/contracts/poolGas';
import { isDeadlineIn, isEqualTo, isSameAddress, isSameWord } from '@/lib/review/argumentChecks';
import { PLAIN_FAILURES } from '@/lib/review/sendFailures';
import type { AllowedContractCall, CallContext, Statement } from '@/lib/review/statement';

/** A conversion as it was shown; with `permit` if it is approved by signature. */
export type ShownConversion = {
  readonly from: Address;
  readonly to: Address;
  readonly raw: bigint;
  readonly deadlineSeconds: number;
  readonly permit?: PermitSignature;
};

/** The statement of a conversion. The pool tokens, and what is left over, go to the account. */
export function convertStatement(shown: ShownConversion): Statement {
  return {
    deadlineSeconds: shown.deadlineSeconds,
    // Of both pairs, and of PNG, which moves from one to the other.
    unestimatedGas: poolGas(2) + checkpointGas(2),
    failures: PLAIN_FAILURES,
    allowedCall: (signing) => allowedConversion(shown, signing),
  };
}

function allowedConversion(
  { from, to, raw, permit, deadlineSeconds }: ShownConversion,
  { account, nowSeconds }: CallContext,
): AllowedContractCall {
  const isAllowedDeadline = isDeadlineIn(nowSeconds, deadlineSeconds);
  return {
    target: EXCHANGE_ADDRESSES[43114].migrationRouter,
    abi: migrationRouterAbi,
    functionNames: [permit ? 'migrateLiquidityWithPermit' : 'migrateLiquidity'],
    args: {
      liquidityPairFrom: isSameAddress(from),
      liquidityPairTo: isSameAddress(to),
      to: isSameAddress(account),
      amount: isEqualTo(raw),
      deadline: (deadline) =>
        isAllowedDeadline(deadline) && (permit === undefined || deadline === permit.deadline),
      ...(permit && { v: isEqualTo(permit.v), r: isSameWord(permit.r), s: isSameWord(permit.s) }),
    },
    value: 0n,
  };
}
