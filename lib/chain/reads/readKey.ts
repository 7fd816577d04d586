import type { Address, Hex } from 'viem';

/** The key of a read: its contract and call data. Reads with equal keys are the same read. */
export function readKey(address: Address, callData: Hex): string {
  return `${address.toLowerCase()}-${callData}`;
}
