import { poolGas } from '@/lib/chain/contracts/unestimatedGas';
import { isEqualTo } from '@/lib/transactions/review/argumentChecks';
import { isDeadlineIn } from '@/lib/transactions/review/deadlineCheck';
import type { Statement } from '@/lib/transactions/review/statement';
import { ADD_SEND_ERRORS } from './addSendErrors';
import { liquidityArguments, liquidityTarget, type ShownLiquidity } from './liquidityStatement';

/** An addition as it was shown. The amounts are the maximums taken of each side. */
export type ShownAdd = ShownLiquidity & {
  readonly amountA: bigint;
  readonly amountB: bigint;
};

/** The statement of an addition. The pool tokens go to the account. */
export function addStatement(shown: ShownAdd): Statement {
  const { isNative, amountA, amountB, deadlineSeconds } = shown;
  return {
    deadlineSeconds,
    allowedCall: (signing) => ({
      ...liquidityTarget(signing),
      functionNames: isNative ? ['addLiquidityAVAX'] : ['addLiquidity'],
      args: {
        ...liquidityArguments(signing, shown),
        amountADesired: isEqualTo(amountA),
        amountBDesired: isEqualTo(amountB),
        amountTokenDesired: isEqualTo(amountA),
        deadline: isDeadlineIn(signing.nowSeconds, deadlineSeconds),
      },
      value: isNative ? amountB : 0n,
    }),
    unestimatedGas: poolGas(1),
    sendErrors: ADD_SEND_ERRORS,
  };
}
