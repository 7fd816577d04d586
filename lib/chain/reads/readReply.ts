import type { CallReply } from './aggregate3';

/**
 * The reply to a read; or the node's error if the contract's reply is too large for the node; or
 * why its part of the multicall has failed.
 */
export type ReadReply =
  | (CallReply & { readonly blockNumber: bigint })
  | { readonly excessive: unknown }
  | { readonly failed: Error };
