import type { Address } from 'viem';
import { useAccount } from 'wagmi';
import { type ChainId, isChainId } from '@/lib/networks/network';

/** The user's wallet, as this page knows it. */
export type Wallet =
  | { readonly status: 'disconnected' }
  | { readonly status: 'connecting' }
  | { readonly status: 'connected'; readonly address: Address; readonly chainId: ChainId }
  | { readonly status: 'wrongNetwork'; readonly address: Address };

/** The connected wallet, its account and whether its chain is supported. */
export function useWallet(): Wallet {
  const { address, chainId, isConnecting, isReconnecting } = useAccount();
  if (isConnecting || isReconnecting) return { status: 'connecting' };
  if (address === undefined) return { status: 'disconnected' };
  if (!isChainId(chainId)) return { status: 'wrongNetwork', address };
  return { status: 'connected', address, chainId };
}
