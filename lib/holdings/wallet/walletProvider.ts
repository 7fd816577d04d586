/** A request to a wallet. */
export type WalletRequest = { readonly method: string; readonly params?: readonly unknown[] };

/**
 * The part of a wallet that the app uses: EIP-1193's `request`. The app does not trust its answers.
 */
export type WalletProvider = {
  readonly request: (request: WalletRequest) => Promise<unknown>;
};

/**
 * Whether something can be asked like a wallet. Reads the property instead of using `in`: a wallet
 * may be a Proxy without a `has` trap.
 */
export function isWalletProvider(provider: unknown): provider is WalletProvider {
  if (typeof provider !== 'object' && typeof provider !== 'function') return false;
  const candidate: { readonly request?: unknown } | null = provider;
  return typeof candidate?.request === 'function';
}
