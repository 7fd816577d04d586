import type { Address } from 'viem';
import { erc20Abi } from '@/lib/contracts/abis/erc20';
import { routerAbi } from '@/lib/contracts/abis/router';
import { wavaxAbi } from '@/lib/contracts/abis/wavax';
import { EXCHANGE_ADDRESSES } from '@/lib/contracts/addresses';
import { isExcludedRecipient } from '@/lib/contracts/excludedRecipient';
import { AppError } from '@/lib/errors/appError';
import { type ExpectedCall, isDeadlineIn, isEqualTo, isSameAddress, isSamePath } from './expected';
import { expectedDeposit, expectedWithdrawal } from './expectedLiquidity';
import type { ApproveReview, Review, SwapReview, WrapReview } from './review';

const SELLING = {
  tokenToToken: [
    'swapExactTokensForTokens',
    'swapExactTokensForTokensSupportingFeeOnTransferTokens',
  ],
  nativeToToken: ['swapExactAVAXForTokens', 'swapExactAVAXForTokensSupportingFeeOnTransferTokens'],
  tokenToNative: ['swapExactTokensForAVAX', 'swapExactTokensForAVAXSupportingFeeOnTransferTokens'],
};

const BUYING = {
  tokenToToken: ['swapTokensForExactTokens'],
  nativeToToken: ['swapAVAXForExactTokens'],
  tokenToNative: ['swapTokensForExactAVAX'],
};

/**
 * The call that a review allows.
 *
 * @param nowSeconds - The later of chain time and device clock, at signing.
 * @throws {InvalidRecipientError} when a swap's output would be lost in a contract of its own.
 */
export function expectedCall(review: Review, nowSeconds: bigint): ExpectedCall {
  const { statement } = review;
  switch (statement.type) {
    case 'swap':
      return expectedSwap(review, statement, nowSeconds);
    case 'approve':
      return expectedApproval(review, statement);
    case 'wrap':
    case 'unwrap':
      return expectedWrap(review, statement);
    case 'addLiquidity':
      return expectedDeposit(review, statement, nowSeconds);
    case 'removeLiquidity':
      return expectedWithdrawal(review, statement, nowSeconds);
  }
}

function expectedSwap({ chainId }: Review, swap: SwapReview, nowSeconds: bigint): ExpectedCall {
  if (isExcludedRecipient(swap.recipient, { chainId, path: swap.path }))
    throw new InvalidRecipientError(swap.recipient);
  return {
    target: EXCHANGE_ADDRESSES[chainId].router,
    abi: routerAbi,
    functionNames: (swap.exact === 'input' ? SELLING : BUYING)[currencyKinds(swap)],
    args: {
      amountIn: isEqualTo(swap.amountIn),
      amountInMax: isEqualTo(swap.amountIn),
      amountOut: isEqualTo(swap.amountOut),
      amountOutMin: isEqualTo(swap.amountOut),
      path: isSamePath(swap.path),
      to: isSameAddress(swap.recipient),
      deadline: isDeadlineIn(nowSeconds, swap.deadlineSeconds),
    },
    value: swap.isInputNative ? swap.amountIn : 0n,
  };
}

function currencyKinds({ isInputNative, isOutputNative }: SwapReview): keyof typeof SELLING {
  if (isInputNative) return 'nativeToToken';
  return isOutputNative ? 'tokenToNative' : 'tokenToToken';
}

function expectedApproval({ chainId }: Review, approval: ApproveReview): ExpectedCall {
  const isReviewedSpender = isSameAddress(approval.spender);
  const isOurContract = isSameAddress(EXCHANGE_ADDRESSES[chainId].router);
  return {
    target: approval.token,
    abi: erc20Abi,
    functionNames: ['approve'],
    args: {
      spender: (spender) => isReviewedSpender(spender) && isOurContract(spender),
      amount: (amount) => approval.amounts.some((agreed) => agreed === amount),
    },
    value: 0n,
  };
}

function expectedWrap({ chainId }: Review, { type, amount }: WrapReview): ExpectedCall {
  return {
    target: EXCHANGE_ADDRESSES[chainId].wavax,
    abi: wavaxAbi,
    functionNames: [type === 'wrap' ? 'deposit' : 'withdraw'],
    args: { amount: isEqualTo(amount) },
    value: type === 'wrap' ? amount : 0n,
  };
}

/** A swap would send its output where nobody can take it from. */
export class InvalidRecipientError extends AppError {
  constructor(recipient: Address) {
    super('Invalid recipient', { code: 'errors.invalidRecipient', values: { recipient } });
  }
}
