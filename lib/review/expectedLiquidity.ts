import { type Hex, isHex } from 'viem';
import { routerLiquidityAbi } from '@/lib/contracts/abis/routerLiquidity';
import { EXCHANGE_ADDRESSES } from '@/lib/contracts/addresses';
import {
  type ArgumentCheck,
  type ExpectedCall,
  isDeadlineIn,
  isEqualTo,
  isSameAddress,
} from './expected';
import type { AddLiquidityReview, PermitSignature, RemoveLiquidityReview, Review } from './review';

/** The call that a reviewed deposit allows; the liquidity goes to the account. */
export function expectedDeposit(
  review: Review,
  deposit: AddLiquidityReview,
  nowSeconds: bigint,
): ExpectedCall {
  const { isNative, amountA, amountB } = deposit;
  return {
    ...liquidityCall(review, isNative ? ['addLiquidityAVAX'] : ['addLiquidity']),
    args: {
      ...commonArguments(review, deposit),
      amountADesired: isEqualTo(amountA),
      amountBDesired: isEqualTo(amountB),
      amountTokenDesired: isEqualTo(amountA),
      deadline: isDeadlineIn(nowSeconds, deposit.deadlineSeconds),
    },
    value: isNative ? amountB : 0n,
  };
}

/** The calls that a reviewed withdrawal allows; both tokens go to the account. */
export function expectedWithdrawal(
  review: Review,
  withdrawal: RemoveLiquidityReview,
  nowSeconds: bigint,
): ExpectedCall {
  const { isNative, permit } = withdrawal;
  const isAllowedDeadline = isDeadlineIn(nowSeconds, withdrawal.deadlineSeconds);
  return {
    ...liquidityCall(review, withdrawalFunctions(isNative, permit !== undefined)),
    args: {
      ...commonArguments(review, withdrawal),
      liquidity: isEqualTo(withdrawal.liquidity),
      deadline: (deadline) =>
        isAllowedDeadline(deadline) && (permit === undefined || deadline === permit.deadline),
      ...(permit && signatureArguments(permit)),
    },
    value: 0n,
  };
}

function liquidityCall({ chainId }: Review, functionNames: readonly string[]) {
  return { target: EXCHANGE_ADDRESSES[chainId].router, abi: routerLiquidityAbi, functionNames };
}

function withdrawalFunctions(isNative: boolean, isSigned: boolean): readonly string[] {
  const permit = isSigned ? 'WithPermit' : '';
  if (!isNative) return [`removeLiquidity${permit}`];
  const plain = `removeLiquidityAVAX${permit}`;
  return [plain, `${plain}SupportingFeeOnTransferTokens`];
}

function commonArguments(
  { account }: Review,
  { tokenA, tokenB, minimumA, minimumB }: AddLiquidityReview | RemoveLiquidityReview,
): Readonly<Record<string, ArgumentCheck>> {
  return {
    token: isSameAddress(tokenA),
    tokenA: isSameAddress(tokenA),
    tokenB: isSameAddress(tokenB),
    amountTokenMin: isEqualTo(minimumA),
    amountAMin: isEqualTo(minimumA),
    amountAVAXMin: isEqualTo(minimumB),
    amountBMin: isEqualTo(minimumB),
    to: isSameAddress(account),
  };
}

/** A signature is for one amount: never one that approves all there is. */
function signatureArguments({ v, r, s }: PermitSignature) {
  return {
    approveMax: isEqualTo(false),
    v: isEqualTo(v),
    r: isSameWord(r),
    s: isSameWord(s),
  };
}

function isSameWord(expected: Hex): ArgumentCheck {
  return (word) => isHex(word) && word.toLowerCase() === expected.toLowerCase();
}
