import { loadRainbowConnectors } from '@/components/wallet/loadRainbowConnectors';
import { useConnectOnPhone } from '@/lib/wallet/useConnectOnPhone';
import { useFollowWallet } from '@/lib/wallet/useFollowWallet';

/** Connects the wallet of a phone's wallet browser, and follows the wallet's account. */
export function WalletKeeper() {
  useConnectOnPhone(loadRainbowConnectors);
  useFollowWallet();
  return null;
}
