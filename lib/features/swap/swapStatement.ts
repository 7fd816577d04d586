import type { Address } from 'viem';
import type { Amount } from '@/lib/base/amounts/amount';
import { routerAbi } from '@/lib/chain/contracts/abis/router';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { poolGas } from '@/lib/chain/contracts/unestimatedGas';
import { exclusionOf, InvalidRecipientError } from '@/lib/chain/recipients/excludedRecipient';
import { isEqualTo, isSameAddress, isSamePath } from '@/lib/transactions/review/argumentChecks';
import { isDeadlineIn } from '@/lib/transactions/review/deadlineCheck';
import type { AllowedCall, CallContext, Statement } from '@/lib/transactions/review/statement';
import { SWAP_SEND_ERRORS } from './swapSendErrors';

/**
 * A swap as it was shown.
 *
 * Selling: `amountIn` is exact and `amountOut` the minimum received. Buying: `amountOut` is exact
 * and `amountIn` the maximum sold. `path` has WAVAX if `isInputNative` or `isOutputNative` means
 * AVAX.
 */
export type ShownSwap = {
  readonly exact: 'input' | 'output';
  readonly isInputNative: boolean;
  readonly isOutputNative: boolean;
  readonly path: readonly Address[];
  /** Whether only a method that measures what arrives may be called: a token may take a fee. */
  readonly mustMeasure: boolean;
  readonly amountIn: bigint;
  readonly amountOut: bigint;
  readonly recipient: Address;
  /** The deadline setting that was shown. */
  readonly deadlineSeconds: number;
  /** What is sold if the price does not change. */
  readonly sold: Amount;
};

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

const MEASURES_ARRIVAL = /SupportingFeeOnTransferTokens$/;

/**
 * The statement of a swap.
 *
 * Its `allowedCall` throws an InvalidRecipientError when the output would be lost.
 */
export function swapStatement(shown: ShownSwap): Statement {
  return {
    deadlineSeconds: shown.deadlineSeconds,
    allowedCall: (signing) => allowedSwap(shown, signing),
    unestimatedGas: poolGas(shown.path.length - 1),
    sold: shown.sold,
    sendErrors: SWAP_SEND_ERRORS,
  };
}

function allowedSwap(shown: ShownSwap, { chainId, nowSeconds }: CallContext): AllowedCall {
  const { path, recipient, amountIn, amountOut } = shown;
  if (exclusionOf(recipient, { chainId, path })) throw new InvalidRecipientError(recipient);
  return {
    target: EXCHANGE_ADDRESSES[chainId].router,
    abi: routerAbi,
    functionNames: allowedFunctions(shown),
    args: {
      amountIn: isEqualTo(amountIn),
      amountInMax: isEqualTo(amountIn),
      amountOut: isEqualTo(amountOut),
      amountOutMin: isEqualTo(amountOut),
      path: isSamePath(path),
      to: isSameAddress(recipient),
      deadline: isDeadlineIn(nowSeconds, shown.deadlineSeconds),
    },
    value: shown.isInputNative ? amountIn : 0n,
  };
}

function allowedFunctions(shown: ShownSwap): readonly string[] {
  const functions = (shown.exact === 'input' ? SELLING : BUYING)[currencyKinds(shown)];
  return shown.mustMeasure ? functions.filter((name) => MEASURES_ARRIVAL.test(name)) : functions;
}

function currencyKinds({ isInputNative, isOutputNative }: ShownSwap): keyof typeof SELLING {
  if (isInputNative) return 'nativeToToken';
  return isOutputNative ? 'tokenToNative' : 'tokenToToken';
}
