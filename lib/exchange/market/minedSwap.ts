import type { Address, Hash } from 'viem';
import type { SwapHop } from './swapPath';

/** A swap that was mined, with the pools of its path in their order. */
export type MinedSwap = {
  readonly transactionHash: Hash;
  readonly hops: readonly SwapHop[];
  /** The account of the swap, whose other trades are no sandwich. */
  readonly account: Address;
  /** The exchange's router, through which anybody trades. */
  readonly router: Address;
};
