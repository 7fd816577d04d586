// Runs in the documents with a swap, after what they show.
import type { ChainId } from '@/lib/base/networks/network';
import { sendFirstBatch } from './firstBatch';
import { type SwapContracts, swapReads } from './swapReads';

/** Written in by the build. */
declare const SWAP_CONTRACTS: Readonly<Record<ChainId, SwapContracts>>;

sendFirstBatch((chainId) =>
  swapReads(SWAP_CONTRACTS[chainId], new URLSearchParams(location.search)),
);
