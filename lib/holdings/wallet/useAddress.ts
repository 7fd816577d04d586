import type { Address } from 'viem';
import { useWallet } from './useWallet';

/** The account that can sign on this page now, or undefined. */
export function useAddress(): Address | undefined {
  const wallet = useWallet();
  return wallet.status === 'connected' ? wallet.address : undefined;
}
