import type { Address, Hex } from 'viem';
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

/** What both ways of changing liquidity show; the tokens are in the order of the call. */
type LiquidityReview = {
  readonly tokenA: Address;
  /** WAVAX where `isNative` says AVAX. */
  readonly tokenB: Address;
  readonly isNative: boolean;
  readonly minimumA: bigint;
  readonly minimumB: bigint;
  /** The deadline setting that was shown. */
  readonly deadlineSeconds: number;
};

/** A deposit into a pool as it was shown; the amounts are the most of each that it takes. */
export type AddLiquidityReview = LiquidityReview & {
  readonly type: 'addLiquidity';
  readonly amountA: bigint;
  readonly amountB: bigint;
};

/** A signature that approves exactly one amount for exactly one spender, until its deadline. */
export type PermitSignature = {
  /** 27 or 28. */
  readonly v: number;
  readonly r: Hex;
  readonly s: Hex;
  /** In seconds since 1970; the call that uses the signature carries the same. */
  readonly deadline: bigint;
};

/** A withdrawal from a pool as it was shown; approved by `permit` where there is one. */
export type RemoveLiquidityReview = LiquidityReview & {
  readonly type: 'removeLiquidity';
  readonly liquidity: bigint;
  readonly permit?: PermitSignature;
};

/** What a confirmation showed, account and chain included: the only thing that may be sent. */
export type Review = {
  readonly chainId: ChainId;
  readonly account: Address;
  readonly statement:
    | SwapReview
    | ApproveReview
    | WrapReview
    | AddLiquidityReview
    | RemoveLiquidityReview;
};
