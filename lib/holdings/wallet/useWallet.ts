import { useIsMutating } from '@tanstack/react-query';
import type { Address } from 'viem';
import { useAccount } from 'wagmi';
import { type ChainId, isChainId } from '@/lib/base/networks/network';

/** wagmi's key for every connection that a user requests. */
export const CONNECT = ['connect'];

/** The user's wallet, as this page knows it. */
export type Wallet =
  | { readonly status: 'disconnected' }
  /** The page restores the connection of the last visit. */
  | { readonly status: 'reconnecting' }
  /** The user has asked a wallet, which has not answered. */
  | { readonly status: 'connecting' }
  | { readonly status: 'connected'; readonly address: Address; readonly chainId: ChainId }
  | { readonly status: 'wrongNetwork'; readonly address: Address };

/** The connected wallet, its account and whether its chain is supported. */
export function useWallet(): Wallet {
  const { address, chainId, isConnecting, isReconnecting } = useAccount();
  const isRequested = useIsMutating({ mutationKey: CONNECT }) > 0;
  // While another wallet is asked, the connected one stays connected.
  const isChanging = isConnecting && address !== undefined;
  if ((isConnecting || isReconnecting) && !isChanging)
    return { status: isRequested ? 'connecting' : 'reconnecting' };
  if (address === undefined) return { status: 'disconnected' };
  if (!isChainId(chainId)) return { status: 'wrongNetwork', address };
  return { status: 'connected', address, chainId };
}
