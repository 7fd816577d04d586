import { loadWalletConnectors } from '@/components/parts/wallet/loadWalletConnectors';
import { useConnectOnPhone } from '@/lib/holdings/wallet/useConnectOnPhone';
import { useFollowWallet } from '@/lib/holdings/wallet/useFollowWallet';

/** Connects the wallet of a phone's wallet browser, and follows the wallet's account. */
export function WalletKeeper() {
  useConnectOnPhone(loadWalletConnectors);
  useFollowWallet();
  return null;
}
