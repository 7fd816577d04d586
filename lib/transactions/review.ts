import type { Address } from 'viem';
import type { ChainId } from '@/lib/networks/network';

/**
 * A swap as it was shown.
 *
 * Selling: `amountIn` is exact and `amountOut` the minimum received. Buying: `amountOut` is exact
 * and `amountIn` the maximum sold. `path` names WAVAX where `isInputNative` or `isOutputNative`
 * says AVAX.
 */
export type SwapReview = {
  readonly type: 'swap';
  readonly exact: 'input' | 'output';
  readonly isInputNative: boolean;
  readonly isOutputNative: boolean;
  readonly path: readonly Address[];
  readonly amountIn: bigint;
  readonly amountOut: bigint;
  readonly recipient: Address;
  /** The deadline setting that was shown. */
  readonly deadlineSeconds: number;
};

/**
 * An approval as it was shown; `amounts` are those the user agreed to: with "Unlimited" also the
 * exact amount to which it falls back, zero to take an approval back.
 */
export type ApproveReview = {
  readonly type: 'approve';
  readonly token: Address;
  readonly spender: Address;
  readonly amounts: readonly bigint[];
};

/** Turning AVAX into WAVAX, or back, as it was shown. */
export type WrapReview = { readonly type: 'wrap' | 'unwrap'; readonly amount: bigint };

/** What a confirmation showed, account and chain included: the only thing that may be sent. */
export type Review = {
  readonly chainId: ChainId;
  readonly account: Address;
  readonly statement: SwapReview | ApproveReview | WrapReview;
};
