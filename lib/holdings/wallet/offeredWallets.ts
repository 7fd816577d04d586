import type { Configuration } from '@/lib/base/configuration/configuration';

/** The names of the wallets that the dialog offers besides those that announce themselves. */
export const WALLET_NAMES = {
  injected: 'Injected',
  metaMask: 'MetaMask',
  walletConnect: 'Wallet Connect',
  coinbase: 'Coinbase Wallet',
} as const;

type OfferedWallet = keyof typeof WALLET_NAMES;

/**
 * These wallets, in the order of the dialog. WalletConnect needs a project id for its relay, so it
 * is offered only with one. A practice exchange offers none.
 */
export function offeredWallets({
  practice,
  walletConnect: { projectId },
}: Configuration): readonly OfferedWallet[] {
  if (practice) return [];
  const overRelay: readonly OfferedWallet[] = projectId === undefined ? [] : ['walletConnect'];
  return ['injected', 'metaMask', ...overRelay, 'coinbase'];
}
