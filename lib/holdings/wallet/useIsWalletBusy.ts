import { useWaitingWallet } from './useWaitingWallet';

/** Whether an earlier connection request still waits in the wallet. */
export function useIsWalletBusy(): boolean {
  return useWaitingWallet() !== undefined;
}
